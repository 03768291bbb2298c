import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { locale } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { ChevronDownIcon, ChevronUpIcon } from '@platform/shared-ui/icon'
import { fieldMessages } from '../questions.messages.ts'
import type { FieldProps } from './field-props.ts'
import { listOf } from './list-of.rule.ts'
import { movedStep } from './moved-step.rule.ts'
import classes from './fields.module.css'

/** Steps to put in order. They are an answer once one was moved, or the order was confirmed as it is. */
export function OrderField({ question, answer, onAnswer, isLocked }: FieldProps<'order'>) {
  const t = useStore(fieldMessages)
  const page = useStore(locale)
  const hint = useId()
  const { options } = question
  const [shown, setShown] = useState<readonly number[]>([...options.keys()])
  const [announcement, announce] = useState('')
  const answered = listOf(answer)
  const order = answered.length > 0 ? answered : shown
  const move = (place: number, by: -1 | 1) => {
    const moved = movedStep(order, place, by)
    if (!moved) return
    setShown(moved)
    onAnswer([...moved])
    const step = options[order[place] ?? 0] ?? ''
    announce(t.moved({ step, place: place + by + 1, total: options.length }))
  }
  return (
    <fieldset className={classes.group} disabled={isLocked} aria-describedby={hint}>
      <legend>{question.text}</legend>
      <p id={hint} className={classes.hint} lang={page}>
        {t.orderHint}
      </p>
      <ol className={classes.steps}>
        {order.map((option, place) => (
          <Step
            key={option}
            text={options[option] ?? ''}
            isFirst={place === 0}
            isLast={place === order.length - 1}
            onMove={(by) => move(place, by)}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div lang={page}>
        <CheckboxField
          label={t.confirmOrder}
          checked={answered.length > 0}
          onChange={({ target }) => onAnswer(target.checked ? [...order] : [])}
        />
      </div>
    </fieldset>
  )
}

interface StepProps {
  readonly text: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
}

/** Buttons at the ends stay focusable, so that a keyboard is not thrown out of the list. */
function Step({ text, isFirst, isLast, onMove }: StepProps) {
  const t = useStore(fieldMessages)
  return (
    <li className={classes.step}>
      <span className={classes.stepText}>{text}</span>
      <span className={classes.arrows}>
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
      </span>
    </li>
  )
}
