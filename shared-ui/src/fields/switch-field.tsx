import type { ComponentProps } from 'react'
import { useFieldWiring, type FieldTexts } from './field-frame.tsx'
import { classNames } from '../lib/class-names.ts'
import styles from './switch-field.module.css'

interface SwitchFieldProps
  extends Pick<FieldTexts, 'label' | 'hint'>, Omit<ComponentProps<'input'>, 'type' | 'role'> {}

/** On or off, at once: for what takes effect without a Save button, and for feature switches. */
export function SwitchField({ label, hint, className, ...input }: SwitchFieldProps) {
  const { id, control } = useFieldWiring({ label, hint }, input.id)
  return (
    <div className={classNames(styles.frame, className)}>
      <div className={styles.texts}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <input {...input} {...control} type="checkbox" role="switch" className={styles.track} />
    </div>
  )
}
