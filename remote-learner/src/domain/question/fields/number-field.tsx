import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { TextField } from '@platform/shared-ui/field'
import { fieldMessages } from '../questions.messages.ts'
import type { FieldProps } from './field-props.ts'
import { parseNumber } from './parse-number.rule.ts'
import classes from './fields.module.css'

const MAX_LENGTH = 20

/** A number to work out. While it is typed, a text that is no number withdraws the answer. */
export function NumberField({ question, answer, onAnswer, isLocked }: FieldProps<'number'>) {
  const t = useStore(fieldMessages)
  const { text, unit } = question
  const [typed, setTyped] = useState('')
  const saved = typeof answer === 'number' ? answer : null
  // Another tab may have changed the answer since.
  const shown = saved === null || parseNumber(typed, unit) === saved ? typed : String(saved)
  const change = (next: string) => {
    setTyped(next)
    onAnswer(parseNumber(next, unit) ?? [])
  }
  const isFaulty = shown.trim() !== '' && parseNumber(shown, unit) === null
  return (
    <fieldset className={classes.group} disabled={isLocked}>
      <legend>{text}</legend>
      <TextField
        className={classes.number}
        label={t.numberIn({ unit })}
        error={isFaulty ? t.notANumber : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        value={shown}
        onChange={({ target }) => change(target.value)}
      />
    </fieldset>
  )
}
