import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { Subscriber } from '@platform/shared-contracts/http'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { format } from '@platform/shared-contracts/remote'
import { DAY } from '../lib/format.ts'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import { useShownEmail } from '../ui/use-shown-email.ts'

export function useSubscriberColumns(): readonly Column<Subscriber>[] {
  const shownEmail = useShownEmail()
  const t = useStore(subscriptionsMessages)
  const { time } = useStore(format)
  return [
    {
      id: 'name',
      header: t.columnName,
      isRowHeader: true,
      cell: ({ id, firstName, lastName }) => (
        <Link to={`/admin?person=${id}`}>{`${firstName} ${lastName}`}</Link>
      ),
    },
    { id: 'email', header: t.columnEmail, cell: ({ email }) => shownEmail(email) },
    { id: 'company', header: t.columnCompany, cell: ({ companyName }) => companyName },
    {
      id: 'status',
      header: t.status,
      cell: ({ status }) =>
        status === 'active' ? (
          <Badge tone="success">{t.statusActive}</Badge>
        ) : (
          <Badge tone="neutral">{t.statusEnded}</Badge>
        ),
    },
    {
      id: 'since',
      header: t.columnSince,
      isCompact: true,
      cell: ({ since }) => (since === null ? t.unknown : time(new Date(since), DAY)),
    },
    {
      id: 'ended',
      header: t.columnEnded,
      isCompact: true,
      cell: ({ endedAt }) => endedAt !== null && time(new Date(endedAt), DAY),
    },
    { id: 'reason', header: t.columnReason, cell: ({ reason }) => reason },
  ]
}
