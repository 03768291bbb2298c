import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { citationsMessages } from './citations.messages.ts'

/** The training on a standard. */
export function ModuleLinks({ codes }: { readonly codes: readonly string[] }) {
  const t = useStore(citationsMessages)
  if (codes.length === 0) return t.noModule
  return codes.map((code) => (
    <Link key={code} to={`/modules/${code}`} aria-label={t.module({ code })}>
      {code}
    </Link>
  ))
}
