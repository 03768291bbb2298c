import { useStore } from '@nanostores/react'
import type { Exercise } from '@platform/shared-contracts/http'
import type { ShownResult } from './exercise-results.rule.ts'
import { useExerciseResults } from './use-exercise-results.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { ExerciseCard } from './exercise-card.tsx'
import { exerciseMessages } from './exercise.messages.ts'

interface Props {
  readonly exercise: Exercise
  /** Module that results are recorded for; `null` where nothing is recorded, as in the free sample. */
  readonly code: string | null
}

export function ExerciseBlock({ exercise, code }: Props) {
  return code === null ? (
    <SampleExercise exercise={exercise} />
  ) : (
    <RecordedExercise exercise={exercise} code={code} />
  )
}

function RecordedExercise({ exercise, code }: { readonly exercise: Exercise; readonly code: string }) {
  const t = useStore(exerciseMessages)
  const { isOffline } = useOutbox()
  const { result, waiting, save } = useExerciseResults(code, exercise)
  const isOnDevice = waiting > 0 && isOffline
  return (
    <ExerciseCard
      exercise={exercise}
      last={result?.answers ?? null}
      history={[historyText(result, t), ...(isOnDevice ? [t.onDevice] : [])].join(' ')}
      onTry={(answers) => save([...answers])}
    />
  )
}

function SampleExercise({ exercise }: { readonly exercise: Exercise }) {
  const t = useStore(exerciseMessages)
  return <ExerciseCard exercise={exercise} last={null} history={t.sample} onTry={keepNothing} />
}

const keepNothing = () => undefined

interface Texts {
  readonly noTry: string
  readonly best: (values: Pick<ShownResult, 'best' | 'total' | 'tries'>) => string
  readonly bestSolved: (values: Pick<ShownResult, 'tries'>) => string
}

function historyText(result: ShownResult | null, t: Texts): string {
  if (!result) return t.noTry
  const { best, total, tries } = result
  return result.isSolved ? t.bestSolved({ tries }) : t.best({ best, total, tries })
}
