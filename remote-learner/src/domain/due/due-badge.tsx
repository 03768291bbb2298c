import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import { CalendarIcon } from '@platform/shared-ui/icon'
import { formatDate } from '../../lib/dates.ts'
import { dueMessages } from './due.messages.ts'
import type { Due } from './due.rule.ts'

export function DueBadge({ due }: { readonly due: Due }) {
  const t = useStore(dueMessages)
  const day = formatDate(due.dueOn, useStore(locale))
  return (
    <Badge tone={due.isOverdue ? 'danger' : 'info'} icon={<CalendarIcon size={1} />}>
      {due.isOverdue ? t.overdue({ day }) : t.due({ day })}
    </Badge>
  )
}
