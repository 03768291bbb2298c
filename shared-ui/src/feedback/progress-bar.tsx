import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { writtenIn } from '@platform/shared-contracts/rules'
import { useId, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  readonly label: ReactNode
  readonly value: number
  readonly max?: number
  /** Instead of the percentage: '3 of 12'. */
  readonly valueText?: string
  readonly isLabelHidden?: boolean
  readonly tone?: 'accent' | 'success'
}

/** How far something is. The browser's own element, because a served page may not carry a width in a style attribute. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, valueText, isLabelHidden, tone = 'accent' } = props
  const id = useId()
  const language = useStore(locale)
  const text =
    valueText ??
    new Intl.NumberFormat(writtenIn(language), { style: 'percent' }).format(max > 0 ? value / max : 0)
  return (
    <div className={styles.progress}>
      <div className={classNames(styles.head, isLabelHidden && 'visually-hidden')}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.value}>{text}</span>
      </div>
      <progress
        id={id}
        className={classNames(styles.bar, styles[tone])}
        value={value}
        max={max}
        aria-valuetext={text}
      />
    </div>
  )
}
