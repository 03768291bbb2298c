import type { ReactNode } from 'react'
import { useAddress } from '../../lib/use-address.ts'
import classes from './training.module.css'

interface OpenedModuleProps {
  readonly code: string
  readonly children: ReactNode
}

/** The name of a module in the record of a person: marked and in view where its cell of the matrix was opened. */
export function OpenedModule({ code, children }: OpenedModuleProps) {
  const isOpened = useAddress().value('cell') === code
  if (!isOpened) return children
  return (
    <mark className={classes.opened} ref={(mark) => mark?.scrollIntoView?.({ block: 'center' })}>
      {children}
    </mark>
  )
}
