import { CheckboxGroupField } from '@platform/shared-ui/checkbox-group-field'
import type { FieldProps } from './field-props.ts'
import { listOf } from './list-of.rule.ts'

/** Every option that is right. */
export function MultipleField({ question, answer, onAnswer, isLocked }: FieldProps<'multiple'>) {
  return (
    <CheckboxGroupField
      label={question.text}
      look="cards"
      options={question.options.map((label, index) => ({ value: String(index), label }))}
      values={listOf(answer).map(String)}
      onChange={(values) => onAnswer(values.map(Number))}
      isDisabled={isLocked}
    />
  )
}
