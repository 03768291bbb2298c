import { useStore } from '@nanostores/react'
import type { LearnerAttempt } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import { DataTable, type Column } from '@platform/shared-ui/data-table'
import { format } from '@platform/shared-contracts/remote'
import { DAY_AND_TIME } from '../../lib/format.ts'
import { useListAttemptsQuery } from './learner.api.ts'
import { attemptMessages, attemptStateMessages } from './learner.messages.ts'
import classes from './learner.module.css'

const TONES: Readonly<Record<LearnerAttempt['state'], BadgeTone>> = {
  open: 'info',
  passed: 'success',
  failed: 'warning',
  void: 'neutral',
}

/** Every attempt, newest first. What was answered stays between the learner and the server. */
export function LearnerAttempts({ id }: { readonly id: string }) {
  const t = useStore(attemptMessages)
  const { data, isFetching, isError, refetch } = useListAttemptsQuery(id)
  return (
    <DataTable
      caption={t.caption}
      isCaptionHidden
      columns={useColumns()}
      rows={data}
      rowKey={(attempt) => attempt.id}
      isLoading={isFetching}
      isFailed={isError}
      onRetry={refetch}
      emptyText={t.empty}
    />
  )
}

function useColumns(): readonly Column<LearnerAttempt>[] {
  const t = useStore(attemptMessages)
  const states = useStore(attemptStateMessages)
  const { time } = useStore(format)
  const moment = (at: string) => time(new Date(at), DAY_AND_TIME)
  return [
    {
      id: 'module',
      header: t.module,
      isRowHeader: true,
      cell: ({ code }) => CORE_MODULES.find((module) => module.code === code)?.title ?? code,
      sortBy: ({ code }) => code,
    },
    {
      id: 'started',
      header: t.started,
      cell: ({ startedAt }) => moment(startedAt),
      sortBy: ({ startedAt }) => startedAt,
    },
    {
      id: 'submitted',
      header: t.submitted,
      cell: ({ submittedAt }) => (submittedAt === null ? t.open : moment(submittedAt)),
    },
    {
      id: 'result',
      header: t.result,
      cell: ({ state, isTimedOut }) => (
        <span className={classes.lines}>
          <Badge tone={TONES[state]}>{states[state]}</Badge>
          {isTimedOut && <span className={classes.muted}>{t.timedOut}</span>}
        </span>
      ),
    },
    {
      id: 'score',
      header: t.score,
      isCompact: true,
      cell: ({ correct, total }) => (correct === null ? null : t.scoreOf({ correct, total })),
    },
  ]
}
