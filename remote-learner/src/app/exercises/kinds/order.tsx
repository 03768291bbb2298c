import { useStore } from '@nanostores/react'
import { Button } from '@platform/shared-ui/button'
import { ChevronDownIcon, ChevronUpIcon } from '@platform/shared-ui/icon'
import { movedStep } from '../../questions/fields/moved-step.rule.ts'
import { kindMessages } from '../exercise.messages.ts'
import { Reason } from '../reason.tsx'
import type { StageProps } from '../stage-props.ts'
import classes from './kinds.module.css'

/** Steps that are moved until they are in order. */
export function Order({ exercise, answers, onChange, outcome }: StageProps<'order'>) {
  const t = useStore(kindMessages)
  const { steps } = exercise
  const move = (place: number, by: -1 | 1) => {
    const moved = movedStep(answers, place, by)
    if (!moved) return
    const step = steps[answers[place] ?? 0]?.text ?? ''
    onChange(moved, t.moved({ step, place: place + by + 1, total: steps.length }))
  }
  return (
    <>
      <p className={classes.hint}>{t.orderHint}</p>
      <ol className={classes.steps}>
        {answers.map((index, place) => (
          <Step
            key={index}
            text={steps[index]?.text ?? ''}
            why={steps[index]?.why ?? ''}
            isFirst={place === 0}
            isLast={place === answers.length - 1}
            isRight={outcome?.parts[place]}
            onMove={(by) => move(place, by)}
          />
        ))}
      </ol>
    </>
  )
}

interface StepProps {
  readonly text: string
  readonly why: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isRight: boolean | undefined
  readonly onMove: (by: -1 | 1) => void
}

/** Buttons at the ends stay focusable, so that a keyboard is not thrown out of the list. */
function Step({ text, why, isFirst, isLast, isRight, onMove }: StepProps) {
  const t = useStore(kindMessages)
  return (
    <li className={classes.step} data-right={isRight}>
      <div className={classes.stepText}>
        {text}
        <Reason isRight={isRight} why={why} />
      </div>
      <div className={classes.arrows}>
        <Button
          size="sm"
          icon={<ChevronUpIcon />}
          aria-label={t.moveUp({ step: text })}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <Button
          size="sm"
          icon={<ChevronDownIcon />}
          aria-label={t.moveDown({ step: text })}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        />
      </div>
    </li>
  )
}
