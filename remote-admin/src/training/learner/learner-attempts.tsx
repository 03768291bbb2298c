import { useStore } from '@nanostores/react'
import type { LearnerAttempt } from '@platform/shared-contracts/http'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { format } from '@platform/shared-contracts/remote'
import { DAY_AND_TIME } from '../../lib/format.ts'
import { moduleTitle } from '../../lib/module-title.ts'
import layout from '../../ui/layout.module.css'
import { QueryTable } from '../../ui/lists/query-table.tsx'
import { useListAttemptsQuery } from './learner.api.ts'
import { attemptMessages, attemptStateMessages } from './learner.messages.ts'

const TONES: Readonly<Record<LearnerAttempt['state'], BadgeTone>> = {
  open: 'info',
  passed: 'success',
  failed: 'warning',
  void: 'neutral',
}

/** Every attempt, newest first. What was answered stays between the learner and the server. */
export function LearnerAttempts({ id }: { readonly id: string }) {
  const t = useStore(attemptMessages)
  return (
    <QueryTable
      caption={t.caption}
      columns={useColumns()}
      query={useListAttemptsQuery(id)}
      rowKey={(attempt) => attempt.id}
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
      cell: ({ code }) => moduleTitle(code),
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
        <span className={layout.lines}>
          <Badge tone={TONES[state]}>{states[state]}</Badge>
          {isTimedOut && <span className={layout.muted}>{t.timedOut}</span>}
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
