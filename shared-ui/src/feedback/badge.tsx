import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from '../lib/class-names.ts'

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

interface BadgeProps {
  readonly tone?: BadgeTone
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A short state or count: 'Completed', '12'. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  )
}
