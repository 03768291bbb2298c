import { useStore } from '@nanostores/react'
import type { ScheduledJob } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { DAY_AND_TIME } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import { useColumns } from '../../ui/lists/use-columns.tsx'
import { jobsMessages } from './jobs.messages.ts'

type Run = NonNullable<ScheduledJob['lastRun']>

const TONES: Readonly<Record<Run['state'], BadgeTone>> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
}

export function useJobColumns(): readonly Column<ScheduledJob>[] {
  const t = useStore(jobsMessages)
  const { text } = useColumns<ScheduledJob>()
  return [
    text('name', t.columnName, { isRowHeader: true, isSorted: true }),
    text('cron', t.columnSchedule),
    {
      id: 'lastRun',
      header: t.columnLastRun,
      sortBy: ({ lastRun }) => lastRun?.enqueuedAt ?? '',
      cell: ({ lastRun }) => (lastRun ? <LatestRun run={lastRun} /> : t.neverRun),
    },
  ]
}

function LatestRun({ run: { state, enqueuedAt, endedAt } }: { readonly run: Run }) {
  const t = useStore(jobsMessages)
  const { time } = useStore(format)
  return (
    <span className={layout.lines}>
      <span>
        <Badge tone={TONES[state]}>{t[state]}</Badge>
      </span>
      <span className={layout.muted}>{time(new Date(endedAt ?? enqueuedAt), DAY_AND_TIME)}</span>
    </span>
  )
}
