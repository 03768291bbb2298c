import type { ComponentProps } from 'react'
import styles from './checkbox-field.module.css'
import { FieldMessages, useFieldWiring, type FieldTexts } from './field-frame.tsx'
import { classNames } from '../lib/class-names.ts'

interface CheckboxFieldProps extends Omit<FieldTexts, 'status'>, Omit<ComponentProps<'input'>, 'type'> {}

/** Yes or no. The label may hold links. */
export function CheckboxField({ label, hint, error, className, ...input }: CheckboxFieldProps) {
  const { id, control } = useFieldWiring({ label, hint, error }, input.id)
  return (
    <div className={classNames(styles.frame, className)}>
      <input
        {...input}
        {...control}
        aria-invalid={control['aria-invalid'] ?? input['aria-invalid']}
        type="checkbox"
        className={styles.box}
      />
      <div className={styles.texts}>
        <label htmlFor={id} className={classNames(styles.label, input.required && styles.required)}>
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        <FieldMessages id={id} error={error} status={undefined} />
      </div>
    </div>
  )
}
