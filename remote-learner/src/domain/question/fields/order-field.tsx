import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { locale } from '@platform/shared-contracts/remote'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { fieldMessages } from '../questions.messages.ts'
import type { FieldProps } from './field-props.ts'
import { listOf } from './list-of.rule.ts'
import { MovableSteps } from './movable-steps.tsx'
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
  const move = (moved: number[], text: string) => {
    setShown(moved)
    onAnswer(moved)
    announce(text)
  }
  return (
    <fieldset className={classes.group} disabled={isLocked} aria-describedby={hint}>
      <legend>{question.text}</legend>
      <p id={hint} className={classes.hint} lang={page}>
        {t.orderHint}
      </p>
      <MovableSteps steps={options} order={order} onMove={move} />
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
