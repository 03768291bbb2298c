import { useStore } from '@nanostores/react'
import type { AuditRecord } from '@platform/shared-contracts/http'
import { auditDiff, shortValue } from './audit-diff.rule.ts'
import { auditFieldMessages, auditMessages } from './audit.messages.ts'
import classes from '../people.module.css'

/** What one entry of the trail changed, a line for each field. */
export function AuditChanges({ record }: { readonly record: AuditRecord }) {
  const t = useStore(auditMessages)
  const fields: Partial<Record<string, string>> = useStore(auditFieldMessages)
  const formatValue = (value: unknown): string => {
    const short = shortValue(value)
    if (short === null) return t.nothing
    return typeof short === 'boolean' ? (short ? t.yes : t.no) : short
  }
  const changes = auditDiff(record.before, record.after)
  if (changes.length === 0) return null
  return (
    <ul className={classes.changes}>
      {changes.map(({ name, from, to }) => (
        <li key={name}>
          {t.change({ name: fields[name] ?? name, from: formatValue(from), to: formatValue(to) })}
        </li>
      ))}
    </ul>
  )
}
