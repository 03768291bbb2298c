import { useId, type ReactNode } from 'react'
import styles from './field-frame.module.css'
import { ErrorIcon } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'

export interface FieldTexts {
  readonly label: ReactNode
  /** Always shown, below the control. */
  readonly hint?: ReactNode
  /** What is wrong with the value, and how to put it right; announced when it appears. */
  readonly error?: ReactNode
  /** A state that comes and goes, such as 'Checking...'; announced politely. */
  readonly status?: ReactNode
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string
  readonly isRequired?: boolean
  readonly isLabelHidden?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** What a control says about its texts. */
export function useFieldWiring({ hint, error, status }: FieldTexts, given?: string) {
  const fallback = useId()
  const id = given ?? fallback
  const describedBy = classNames(
    hint !== undefined && `${id}-hint`,
    Boolean(error) && `${id}-error`,
    Boolean(status) && `${id}-status`,
  )
  return {
    id,
    control: {
      id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? (true as const) : undefined,
    },
  }
}

/** Label, control, hint, error: the frame of every field. The hint comes second, so that controls side by side align. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, error, status, isRequired, isLabelHidden, className, children } = props
  return (
    <div className={classNames(styles.frame, className)}>
      <label
        htmlFor={id}
        className={classNames(
          styles.label,
          isRequired && styles.required,
          isLabelHidden && 'visually-hidden',
        )}
      >
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldMessages id={id} error={error} status={status} />
    </div>
  )
}

/** The regions stay in the page, so that a screen reader notices the text that comes into them. */
export function FieldMessages({ id, error, status }: Pick<FieldFrameProps, 'id' | 'error' | 'status'>) {
  return (
    <>
      <div id={`${id}-status`} className={styles.status} aria-live="polite">
        {status}
      </div>
      <div id={`${id}-error`} className={styles.error} aria-live="assertive">
        {error ? (
          <>
            <ErrorIcon size={1} />
            <span>{error}</span>
          </>
        ) : null}
      </div>
    </>
  )
}
