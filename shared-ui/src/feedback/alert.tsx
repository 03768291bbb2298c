import { useStore } from '@nanostores/react'
import type { NoticeKind } from '@platform/shared-contracts/remote'
import type { ReactNode } from 'react'
import styles from './alert.module.css'
import { uiMessages } from '../app/ui.messages.ts'
import { AlertIcon, CheckIcon, CloseIcon, ErrorIcon, InfoIcon } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'

const ICONS = { success: CheckIcon, info: InfoIcon, warning: AlertIcon, danger: ErrorIcon }

interface AlertProps {
  readonly kind: NoticeKind
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** Buttons or links that put it right, such as Retry. */
  readonly actions?: ReactNode
  /** Makes the alert dismissible. */
  readonly onDismiss?: () => void
}

/** A message about this part of the page. Danger and warning interrupt a screen reader, the others wait their turn. */
export function Alert({ kind, title, children, actions, onDismiss }: AlertProps) {
  const messages = useStore(uiMessages)
  const KindIcon = ICONS[kind]
  const isUrgent = kind === 'danger' || kind === 'warning'
  return (
    <div className={classNames(styles.alert, styles[kind])} role={isUrgent ? 'alert' : 'status'}>
      <KindIcon className={styles.icon} />
      <div className={styles.body}>
        <div className={styles.texts}>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {children !== undefined && <div>{children}</div>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <button type="button" className={styles.dismiss} aria-label={messages.dismiss} onClick={onDismiss}>
          <CloseIcon size={1.125} />
        </button>
      )}
    </div>
  )
}
