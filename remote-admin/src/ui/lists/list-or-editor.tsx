import { Fragment, type ReactNode } from 'react'
import { useAddress } from '../../lib/use-address.ts'
import layout from '../layout.module.css'

interface ListOrEditorProps {
  /** Of the address: absent for the list, `new` for a new row, otherwise a row's id. */
  readonly param: string
  readonly list: ReactNode
  readonly add: ReactNode
  readonly edit: (id: string) => ReactNode
}

/** A route with a list and the editor of one row. An editor never keeps what was typed into another one. */
export function ListOrEditor({ param, list, add, edit }: ListOrEditorProps) {
  const chosen = useAddress().value(param)
  const editor = chosen === 'new' ? add : edit(chosen)
  return (
    <div className={`content ${layout.page}`}>
      <Fragment key={chosen}>{chosen === '' ? list : editor}</Fragment>
    </div>
  )
}
