import { useStore } from '@nanostores/react'
import type { Practical } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { DataTable, type Column } from '@platform/shared-ui/data-table'
import { format } from '@platform/shared-contracts/remote'
import { DAY, DAY_AND_TIME, dayOf } from '../../lib/format.ts'
import { useListPracticalsQuery } from './learner.api.ts'
import { practicalMessages } from './learner.messages.ts'
import classes from './learner.module.css'

export function LearnerPracticals({ id }: { readonly id: string }) {
  const t = useStore(practicalMessages)
  const { data, isFetching, isError, refetch } = useListPracticalsQuery(id)
  return (
    <DataTable
      caption={t.caption}
      isCaptionHidden
      columns={useColumns()}
      rows={data}
      rowKey={(practical) => practical.id}
      isLoading={isFetching}
      isFailed={isError}
      onRetry={refetch}
      emptyText={t.empty}
    />
  )
}

function titleOf(moduleCode: string): string {
  return CORE_MODULES.find(({ code }) => code === moduleCode)?.title ?? moduleCode
}

function useColumns(): readonly Column<Practical>[] {
  const t = useStore(practicalMessages)
  const { time } = useStore(format)
  return [
    {
      id: 'module',
      header: t.module,
      isRowHeader: true,
      sortBy: ({ moduleCode }) => titleOf(moduleCode),
      cell: ({ moduleCode }) => titleOf(moduleCode),
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
        <span className={classes.lines}>
          {[site, equipment].filter(Boolean).join(' · ')}
          {remarks && <span className={classes.muted}>{remarks}</span>}
        </span>
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
        <span className={classes.lines}>
          {signature}
          <span className={classes.muted}>{time(new Date(signedAt), DAY_AND_TIME)}</span>
        </span>
      ),
    },
  ]
}
