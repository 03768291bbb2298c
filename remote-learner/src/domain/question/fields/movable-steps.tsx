import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Button } from '@platform/shared-ui/button'
import { ChevronDownIcon, ChevronUpIcon } from '@platform/shared-ui/icon'
import { fieldMessages } from '../questions.messages.ts'
import { movedStep } from './moved-step.rule.ts'
import classes from './movable-steps.module.css'

interface MovableStepsProps {
  readonly steps: readonly string[]
  /** Indices of the steps, as they stand now. */
  readonly order: readonly number[]
  /** With a text for screen readers. */
  readonly onMove: (order: number[], announcement: string) => void
  /** Per place, once the order was checked. */
  readonly rightPlaces?: readonly boolean[] | undefined
  /** Below the text of a step. */
  readonly below?: (index: number, isRight: boolean | undefined) => ReactNode
}

/** Steps with arrows that move them. */
export function MovableSteps({ steps, order, onMove, rightPlaces, below }: MovableStepsProps) {
  const t = useStore(fieldMessages)
  const move = (place: number, by: -1 | 1) => {
    const moved = movedStep(order, place, by)
    if (!moved) return
    const step = steps[order[place] ?? 0] ?? ''
    onMove([...moved], t.moved({ step, place: place + by + 1, total: steps.length }))
  }
  return (
    <ol className={classes.steps}>
      {order.map((index, place) => (
        <Step
          key={index}
          text={steps[index] ?? ''}
          isFirst={place === 0}
          isLast={place === order.length - 1}
          isRight={rightPlaces?.[place]}
          onMove={(by) => move(place, by)}
        >
          {below?.(index, rightPlaces?.[place])}
        </Step>
      ))}
    </ol>
  )
}

interface StepProps {
  readonly text: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isRight: boolean | undefined
  readonly onMove: (by: -1 | 1) => void
  readonly children: ReactNode
}

/** Buttons at the ends stay focusable, so that a keyboard is not thrown out of the list. */
function Step({ text, isFirst, isLast, isRight, onMove, children }: StepProps) {
  const t = useStore(fieldMessages)
  return (
    <li className={classes.step} data-right={isRight}>
      <div className={classes.text}>
        {text}
        {children}
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
