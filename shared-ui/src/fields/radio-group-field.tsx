import { useId, type ReactNode } from 'react'
import { FieldMessages } from './field-frame.tsx'
import { classNames } from '../lib/class-names.ts'
import styles from './radio-group-field.module.css'

export interface RadioOption {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isDisabled?: boolean
}

interface RadioGroupFieldProps {
  readonly label: ReactNode
  readonly options: readonly RadioOption[]
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly name?: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly required?: boolean
  /** Each choice on a surface of its own: for answers of a quiz, plans, sizes of a decision. */
  readonly look?: 'plain' | 'cards'
}

/** One choice of a few, all in sight. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  const { label, options, value, onChange, name, hint, error, required, look = 'plain' } = props
  const id = useId()
  const describedBy = classNames(hint !== undefined && `${id}-hint`, Boolean(error) && `${id}-error`)
  return (
    <fieldset className={styles.group} aria-describedby={describedBy || undefined}>
      <legend
        className={classNames(
          styles.legend,
          look === 'cards' && styles.question,
          required && styles.required,
        )}
      >
        {label}
      </legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={classNames(styles.options, styles[look])}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.dot}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              required={required}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.texts}>
              <span>{option.label}</span>
              {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages id={id} error={error} status={undefined} />
    </fieldset>
  )
}
