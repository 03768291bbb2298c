import { useStore } from '@nanostores/react'
import type { NoticeKind } from '@platform/shared-contracts/remote'
import { useEffect, useRef, useState } from 'react'
import { Alert } from './alert.tsx'
import { uiMessages } from '../app/ui.messages.ts'
import { useClearOfFocus } from '../lib/clear-of-focus.ts'
import styles from './toast.module.css'

/** Long enough to be read twice. Warnings and failures stay until they are dismissed. */
const SHOWN_MS = 7000

export interface Notice {
  readonly id: string | number
  readonly kind: NoticeKind
  readonly message: string
}

interface ToastRegionProps {
  readonly notices: readonly Notice[]
  readonly onDismiss: (id: Notice['id']) => void
}

/** Lines about something that has just happened, above everything. Mounted once, by the shell. */
export function ToastRegion({ notices, onDismiss }: ToastRegionProps) {
  const messages = useStore(uiMessages)
  const region = useRef<HTMLDivElement>(null)
  useClearOfFocus(region, notices.length > 0, notices)
  return (
    <div
      ref={region}
      role="region"
      aria-label={messages.notifications}
      aria-live="polite"
      className={styles.region}
    >
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} onDismiss={onDismiss} />
      ))}
    </div>
  )
}

function Toast({ notice, onDismiss }: { readonly notice: Notice } & Pick<ToastRegionProps, 'onDismiss'>) {
  const [isHeld, setHeld] = useState(false)
  const dismiss = () => onDismiss(notice.id)
  const isPassing = notice.kind === 'success' || notice.kind === 'info'
  useAfterPause(isPassing && !isHeld, dismiss)
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Alert kind={notice.kind} onDismiss={dismiss}>
        {notice.message}
      </Alert>
    </div>
  )
}

function useAfterPause(isRunning: boolean, act: () => void) {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => latest.current(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isRunning])
}
