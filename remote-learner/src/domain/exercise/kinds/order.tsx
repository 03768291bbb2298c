import { useStore } from '@nanostores/react'
import { MovableSteps } from '../../question/fields/movable-steps.tsx'
import { kindMessages } from '../exercise.messages.ts'
import { Reason } from '../reason.tsx'
import type { StageProps } from '../stage-props.ts'
import classes from './kinds.module.css'

/** Steps that are moved until they are in order. */
export function Order({ exercise: { steps }, answers, onChange, outcome }: StageProps<'order'>) {
  const t = useStore(kindMessages)
  return (
    <>
      <p className={classes.hint}>{t.orderHint}</p>
      <MovableSteps
        steps={steps.map(({ text }) => text)}
        order={answers}
        onMove={onChange}
        rightPlaces={outcome?.parts}
        below={(index, isRight) => <Reason isRight={isRight} why={steps[index]?.why ?? ''} />}
      />
    </>
  )
}
