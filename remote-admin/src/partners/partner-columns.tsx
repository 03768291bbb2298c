import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { PartnerRecord } from '@platform/shared-contracts/http'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { partnersMessages } from './partners.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './partners.module.css'

export function usePartnerColumns(): readonly Column<PartnerRecord>[] {
  const t = useStore(partnersMessages)
  return [
    {
      id: 'name',
      header: t.columnName,
      isRowHeader: true,
      sortBy: ({ lastName }) => lastName,
      cell: ({ id, firstName, lastName, email }) => (
        <span className={classes.person}>
          <Link to={`/professional-partners?partner=${id}`}>{`${firstName} ${lastName}`}</Link>
          <span className={classes.muted}>{email}</span>
        </span>
      ),
    },
    { id: 'title', header: t.columnTitle, sortBy: ({ title }) => title ?? '', cell: ({ title }) => title },
    {
      id: 'certifications',
      header: t.columnCertifications,
      cell: ({ certifications }) => (
        <span className={layout.badges}>
          {certifications.map((name) => (
            <Badge key={name}>{name}</Badge>
          ))}
        </span>
      ),
    },
    { id: 'states', header: t.columnStates, cell: ({ profile }) => profile?.states.join(', ') },
    {
      id: 'learners',
      header: t.columnLearners,
      align: 'end',
      sortBy: ({ learners }) => learners,
      cell: ({ learners }) => learners,
    },
    {
      id: 'page',
      header: t.columnPage,
      isCompact: true,
      cell: ({ profile }) =>
        profile ? (
          <Link to={`/consultant/${profile.publicUrl}`}>{profile.publicUrl}</Link>
        ) : (
          <Badge tone="warning">{t.noPage}</Badge>
        ),
    },
  ]
}
