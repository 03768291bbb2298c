import { useStore } from '@nanostores/react'
import { createElement, useEffect, useState, type ComponentType } from 'react'
import type { Exercise } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { exerciseMessages } from './exercise.messages.ts'
import { loadStage } from './load-stage.ts'
import type { StageProps } from './stage-props.ts'

type AnyProps = StageProps<Exercise['kind']>

/** Not React.lazy: the server renders this page too, and there the exercise stays a placeholder. */
export function LoadedStage(props: AnyProps) {
  const t = useStore(exerciseMessages)
  const { kind } = props.exercise
  const [stage, setStage] = useState<ComponentType<AnyProps> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null)
  useEffect(() => {
    let isCurrent = true
    loadStage(kind).then(
      // The loader of a kind answers the stage of that kind.
      (loaded) => isCurrent && setStage(() => loaded as ComponentType<AnyProps>),
      () => isCurrent && setFailedAttempt(attempt),
    )
    return () => {
      isCurrent = false
    }
  }, [kind, attempt])
  if (stage) return createElement(stage, props)
  if (failedAttempt !== attempt) return <Skeleton text={t.loading} lines={4} />
  return (
    <p>
      {t.failed}{' '}
      <Button size="sm" onClick={() => setAttempt(attempt + 1)}>
        {t.retry}
      </Button>
    </p>
  )
}
