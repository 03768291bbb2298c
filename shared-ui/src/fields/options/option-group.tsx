import { useId, type ReactNode } from 'react'
import { FieldMessages } from '../field-frame.tsx'
import { classNames } from '../../lib/class-names.ts'
import styles from './option-group.module.css'

export interface GroupOption {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isDisabled?: boolean
}

export interface OptionGroupProps {
  readonly label: ReactNode
  readonly options: readonly GroupOption[]
  readonly name?: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly required?: boolean
  /** The choice can no longer be changed. */
  readonly isDisabled?: boolean
  /** Each choice on a surface of its own: for answers of a quiz, plans, sizes of a decision. */
  readonly look?: 'plain' | 'cards'
  /** Ids of what else describes the group, such as a text above it. */
  readonly describedBy?: string
}

interface Props extends OptionGroupProps {
  readonly type: 'radio' | 'checkbox'
  /** Of each input; by default a dot. */
  readonly inputClass?: string | undefined
  readonly isChosen: (value: string) => boolean
  readonly onToggle: (value: string) => void
}

/** A few options, all in sight, as one group with its question. */
export function OptionGroup(props: Props) {
  const { label, options, hint, error, required, look = 'plain' } = props
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const describedBy = classNames(props.describedBy, hintId, Boolean(error) && `${id}-error`)
  return (
    <fieldset
      className={styles.group}
      disabled={props.isDisabled}
      aria-describedby={describedBy || undefined}
    >
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
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={classNames(styles.options, styles[look])}>
        {options.map((option) => (
          <Option key={option.value} {...props} option={option} name={props.name ?? id} />
        ))}
      </div>
      <FieldMessages id={id} error={error} status={undefined} />
    </fieldset>
  )
}

function Option(props: Props & { readonly option: GroupOption }) {
  const { type, inputClass = styles.dot, name, required, isChosen, onToggle } = props
  const { value, label, hint, isDisabled } = props.option
  return (
    <label className={styles.option}>
      <input
        type={type}
        className={inputClass}
        name={name}
        value={value}
        checked={isChosen(value)}
        disabled={isDisabled}
        required={type === 'radio' && required}
        onChange={() => onToggle(value)}
      />
      <span className={styles.texts}>
        <span>{label}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  )
}
