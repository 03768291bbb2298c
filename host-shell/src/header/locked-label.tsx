import { useId } from 'react'
import { useStore } from '@nanostores/react'
import { LockIcon } from '@platform/shared-ui/icon'
import { lockMessages } from '../app/guard.messages.ts'
import styles from './header.module.css'
import type { MenuItem } from './menu-model.ts'

/** The text of a link; with a lock, and the reason in words, where the guard would turn the person away. */
export function LockedLabel({ item: { label, lock } }: { readonly item: MenuItem }) {
  const reasons = useStore(lockMessages)
  const id = useId()
  if (lock === null) return label
  return (
    <span className={styles.locked} title={reasons[lock]} aria-describedby={id}>
      {label}
      <LockIcon size={1} />
      <small id={id} className={styles.reason}>
        {reasons[lock]}
      </small>
    </span>
  )
}
