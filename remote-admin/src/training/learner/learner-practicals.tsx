import { useStore } from '@nanostores/react'
import type { Practical } from '@platform/shared-contracts/http'
import type { Column } from '@platform/shared-ui/data-table'
import { format } from '@platform/shared-contracts/remote'
import { practicalMessages } from '../../domain/practice/practice.messages.ts'
import { DAY, DAY_AND_TIME, dayOf } from '../../lib/format.ts'
import { moduleTitle } from '../../lib/module-title.ts'
import { useListPracticalsQuery } from './learner.api.ts'
import classes from './learner.module.css'
import { QueryTable } from '../../ui/lists/query-table.tsx'
import { TwoLines } from '../../ui/lists/two-lines.tsx'

export function LearnerPracticals({ id }: { readonly id: string }) {
  const t = useStore(practicalMessages)
  return (
    <QueryTable
      caption={t.caption}
      columns={useColumns()}
      query={useListPracticalsQuery(id)}
      rowKey={(practical) => practical.id}
      emptyText={t.empty}
    />
  )
}

function useColumns(): readonly Column<Practical>[] {
  const t = useStore(practicalMessages)
  const { time } = useStore(format)
  return [
    {
      id: 'module',
      header: t.module,
      isRowHeader: true,
      sortBy: ({ moduleCode }) => moduleTitle(moduleCode),
      cell: ({ moduleCode }) => moduleTitle(moduleCode),
    },
    {
      id: 'day',
      header: t.day,
      isCompact: true,
      sortBy: ({ performedOn }) => performedOn,
      cell: ({ performedOn }) => time(dayOf(performedOn), DAY),
    },
    {
      id: 'place',
      header: t.place,
      cell: ({ site, equipment, remarks }) => (
        <TwoLines second={remarks}>{[site, equipment].filter(Boolean).join(' · ')}</TwoLines>
      ),
    },
    {
      id: 'seen',
      header: t.seen,
      cell: ({ checklist }) => (
        <ul className={classes.seen}>
          {checklist.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ),
    },
    {
      id: 'by',
      header: t.by,
      cell: ({ signature, signedAt }) => (
        <TwoLines second={time(new Date(signedAt), DAY_AND_TIME)}>{signature}</TwoLines>
      ),
    },
  ]
}
