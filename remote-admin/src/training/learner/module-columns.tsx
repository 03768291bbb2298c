import { useStore } from '@nanostores/react'
import type {
  QuizAccess,
  QuizState,
  QuizSummary,
  TrainingCell,
  TrainingState,
} from '@platform/shared-contracts/http'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { format } from '@platform/shared-contracts/remote'
import { statusFromWire } from '@platform/shared-contracts/rules'
import { DAY, DAY_AND_TIME, dayOf } from '../../lib/format.ts'
import { OpenedModule } from '../../domain/training/opened-module.tsx'
import { trainingStateMessages } from '../../domain/training/training.messages.ts'
import layout from '../../ui/layout.module.css'
import { TwoLines } from '../../ui/lists/two-lines.tsx'
import { moduleTableMessages, quizStateMessages } from './learner.messages.ts'
import type { ModuleRow } from './module-row.ts'

const TRAINING_TONES: Readonly<Record<TrainingState, BadgeTone>> = {
  completed: 'success',
  in_progress: 'info',
  quiz_failed: 'warning',
  assigned: 'info',
  overdue: 'danger',
  expired: 'warning',
  not_started: 'neutral',
}
const QUIZ_TONES: Readonly<Record<QuizState, BadgeTone>> = {
  not_started: 'neutral',
  in_progress: 'info',
  passed: 'success',
  failed: 'warning',
  locked: 'danger',
}

export function useModuleColumns(): readonly Column<ModuleRow>[] {
  const t = useStore(moduleTableMessages)
  const { time } = useStore(format)
  return [
    {
      id: 'module',
      header: t.module,
      isRowHeader: true,
      sortBy: ({ title }) => title,
      cell: ({ title, code }) => (
        <OpenedModule code={code}>
          <TwoLines second={code}>{title}</TwoLines>
        </OpenedModule>
      ),
    },
    { id: 'training', header: t.training, cell: ({ cell }) => <Training cell={cell} /> },
    { id: 'quiz', header: t.quiz, cell: ({ quiz }) => quiz && <Quiz quiz={quiz} /> },
    {
      id: 'left',
      header: t.attemptsLeft,
      sortBy: ({ quiz }) => quiz?.attemptsLeft ?? 0,
      isCompact: true,
      cell: ({ quiz }) => quiz && t.ofAllowed({ left: quiz.attemptsLeft, allowed: quiz.attemptsAllowed }),
    },
    {
      id: 'signed',
      header: t.signed,
      cell: ({ practical }) =>
        practical ? (
          <TwoLines second={practical.site}>{time(dayOf(practical.performedOn), DAY)}</TwoLines>
        ) : (
          <span className={layout.muted}>{t.notSigned}</span>
        ),
    },
  ]
}

function Training({ cell: { state, dueOn, selfReported } }: { readonly cell: TrainingCell }) {
  const t = useStore(moduleTableMessages)
  const stateLabels = useStore(trainingStateMessages)
  const { time } = useStore(format)
  return (
    <span className={layout.lines}>
      <Badge tone={TRAINING_TONES[state]}>{stateLabels[state]}</Badge>
      {dueOn !== null && state !== 'completed' && (
        <span className={layout.muted}>{t.due({ day: time(dayOf(dueOn), DAY) })}</span>
      )}
      {selfReported && (
        <span className={layout.muted}>{t.selfReported({ status: statusFromWire(selfReported) })}</span>
      )}
    </span>
  )
}

function Quiz({ quiz: { state, bestScore, lockedUntil, access } }: { readonly quiz: QuizSummary }) {
  const t = useStore(moduleTableMessages)
  const stateLabels = useStore(quizStateMessages)
  const { time, number } = useStore(format)
  const percent = (score: number) => number(score, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <span className={layout.lines}>
      <Badge tone={QUIZ_TONES[state]}>{stateLabels[state]}</Badge>
      {bestScore !== null && <span className={layout.muted}>{t.best({ score: percent(bestScore) })}</span>}
      {lockedUntil !== null && (
        <span className={layout.muted}>
          {t.lockedUntil({ moment: time(new Date(lockedUntil), DAY_AND_TIME) })}
        </span>
      )}
      {access && <Access access={access} />}
    </span>
  )
}

function Access({ access: { basis, read, total } }: { readonly access: QuizAccess }) {
  const t = useStore(moduleTableMessages)
  const facts = [t.lessonsRead({ read, total }), ...(basis === 'staff' ? [t.opened] : [])]
  return <span className={layout.muted}>{facts.join(', ')}</span>
}
