import { useId } from 'react'
import { RadioGroupField } from '@platform/shared-ui/radio-group-field'
import type { FieldProps } from './field-props.ts'
import classes from './fields.module.css'

/** One option of several; a scenario describes its situation first. */
export function ChoiceField({ question, answer, onAnswer, isLocked }: FieldProps<'choice' | 'scenario'>) {
  const story = useId()
  const isScenario = question.kind === 'scenario'
  return (
    <>
      {isScenario && (
        <p id={story} className={classes.situation}>
          {question.situation}
        </p>
      )}
      <RadioGroupField
        label={question.text}
        look="cards"
        options={question.options.map((label, index) => ({ value: String(index), label }))}
        value={typeof answer === 'number' ? String(answer) : null}
        onChange={(value) => onAnswer(Number(value))}
        isDisabled={isLocked}
        {...(isScenario ? { describedBy: story } : {})}
      />
    </>
  )
}
