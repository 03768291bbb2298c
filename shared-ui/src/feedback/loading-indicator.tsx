import { useStore } from '@nanostores/react'
import { uiMessages } from '../app/ui.messages.ts'
import { classNames } from '../lib/class-names.ts'
import styles from './loading-indicator.module.css'
import { Spinner, type SpinnerSize } from './spinner.tsx'

interface LoadingIndicatorProps {
  readonly size?: SpinnerSize
  /** What is being waited for; 'Loading...' unless given. */
  readonly text?: string
}

/** A spinner with words, announced once to screen readers. */
export function LoadingIndicator({ size = 'medium', text }: LoadingIndicatorProps) {
  const messages = useStore(uiMessages)
  return (
    <div className={classNames(styles.indicator, styles[size])} role="status">
      <Spinner size={size} />
      <span>{text ?? messages.loading}</span>
    </div>
  )
}
