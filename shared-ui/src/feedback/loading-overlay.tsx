import { useStore } from '@nanostores/react'
import { uiMessages } from '../app/ui.messages.ts'
import { useModal } from '../lib/use-modal.ts'
import { LoadingIndicator } from './loading-indicator.tsx'
import styles from './loading-overlay.module.css'

/** Covers the whole screen, open dialogs too, while nothing else may be done; it goes when its owner takes it away. */
export function LoadingOverlay({ text }: { readonly text?: string }) {
  const messages = useStore(uiMessages)
  const { dialog: overlay } = useModal()
  return (
    <dialog
      ref={overlay}
      className={styles.overlay}
      aria-label={text ?? messages.loading}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
    >
      <LoadingIndicator size="large" text={text} />
    </dialog>
  )
}
