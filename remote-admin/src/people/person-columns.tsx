import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { PersonSummary } from '@platform/shared-contracts/http'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { format } from '@platform/shared-contracts/remote'
import { DAY } from '../lib/format.ts'
import { peopleMessages } from './people.messages.ts'
import classes from './people.module.css'
import { PersonBadges } from './person-badges.tsx'
import { useShownEmail } from '../ui/use-shown-email.ts'

/** Sorted by the server; `sortBy` only marks the columns that can be. */
export function usePersonColumns(linkOf: (id: number) => string): readonly Column<PersonSummary>[] {
  const shownEmail = useShownEmail()
  const t = useStore(peopleMessages)
  const { time } = useStore(format)
  return [
    {
      id: 'name',
      header: t.columnName,
      isRowHeader: true,
      sortBy: ({ lastName }) => lastName,
      cell: ({ id, firstName, lastName }) => <Link to={linkOf(id)}>{`${firstName} ${lastName}`}</Link>,
    },
    {
      id: 'email',
      header: t.columnEmail,
      sortBy: ({ email }) => email,
      cell: ({ email }) => shownEmail(email),
    },
    { id: 'role', header: t.columnRole, cell: (person) => <PersonBadges person={person} /> },
    {
      id: 'company',
      header: t.columnCompany,
      cell: ({ companyName, state }) => [companyName, state].filter(Boolean).join(', '),
    },
    {
      id: 'joined',
      header: t.columnJoined,
      isCompact: true,
      sortBy: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => time(new Date(createdAt), DAY),
    },
    {
      id: 'seen',
      header: t.columnSeen,
      isCompact: true,
      sortBy: ({ lastSeenAt }) => lastSeenAt ?? '',
      cell: ({ lastSeenAt, emailVerifiedAt }) =>
        emailVerifiedAt === null ? (
          <Badge tone="warning">{t.unverified}</Badge>
        ) : (
          <span className={lastSeenAt === null ? classes.muted : undefined}>
            {lastSeenAt === null ? t.never : time(new Date(lastSeenAt), DAY)}
          </span>
        ),
    },
  ]
}
