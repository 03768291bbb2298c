import { useStore } from '@nanostores/react'
import { SelectField } from '@platform/shared-ui/select-field'
import { fieldMessages } from '../questions.messages.ts'
import type { FieldProps } from './field-props.ts'
import { listOf } from './list-of.rule.ts'
import classes from './fields.module.css'

const OPEN = -1

/** An option for each left side. */
export function MatchField({ question, answer, onAnswer, isLocked }: FieldProps<'match'>) {
  const t = useStore(fieldMessages)
  const { text, lefts, options } = question
  const chosen = lefts.map((_, index) => listOf(answer)[index] ?? OPEN)
  return (
    <fieldset className={classes.group} disabled={isLocked}>
      <legend>{text}</legend>
      {lefts.map((left, index) => (
        <SelectField
          key={left}
          label={left}
          emptyOption={t.choose}
          options={options.map((label, option) => ({ value: String(option), label }))}
          value={chosen[index] === OPEN ? '' : String(chosen[index])}
          onChange={({ target }) =>
            onAnswer(chosen.with(index, target.value === '' ? OPEN : Number(target.value)))
          }
        />
      ))}
    </fieldset>
  )
}
