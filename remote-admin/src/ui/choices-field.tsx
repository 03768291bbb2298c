import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import classes from './choices-field.module.css'

interface ChoicesFieldProps {
  readonly label: string
  readonly hint?: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** In columns, for many short ones. */
  readonly isWide?: boolean
  /** Of a list in the draft. */
  readonly field: UseFormRegisterReturn & { readonly error: string | undefined }
}

/** Any number of a few choices. The first has the error, because it gets the focus. */
export function ChoicesField({ label, hint, options, isWide, field }: ChoicesFieldProps) {
  const { error, ...input } = field
  const hintId = useId()
  return (
    <fieldset
      className={isWide ? `${classes.choices} ${classes.wide}` : classes.choices}
      aria-describedby={hint && hintId}
    >
      <legend>{label}</legend>
      {hint && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
      {options.map((option, index) => (
        <CheckboxField
          key={option.value}
          label={option.label}
          {...input}
          value={option.value}
          error={index === 0 && error}
        />
      ))}
    </fieldset>
  )
}
