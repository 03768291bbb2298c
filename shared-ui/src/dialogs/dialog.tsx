import { useStore } from '@nanostores/react'
import { useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { uiMessages } from '../app/ui.messages.ts'
import styles from './dialog.module.css'
import { CloseIcon } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'
import { useModal } from '../lib/use-modal.ts'

interface DialogProps {
  readonly isOpen: boolean
  readonly title: ReactNode
  /** Called on Escape, on the close button and on a click outside the dialog. */
  readonly onClose: () => void
  readonly size?: 'sm' | 'md' | 'lg'
  /** Buttons; the primary action is the last. */
  readonly footer?: ReactNode
  /** `alertdialog` for a question that interrupts. */
  readonly role?: 'dialog' | 'alertdialog'
  readonly children?: ReactNode
}

/**
 * A modal question or form in the browser's own `<dialog>`: the page behind is inert, focus stays inside and returns to
 * where it was. The content is mounted again each time the dialog opens.
 */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ title, onClose, size = 'md', footer, role, children }: Omit<DialogProps, 'isOpen'>) {
  const messages = useStore(uiMessages)
  const titleId = useId()
  const { dialog, isClosedByUser, showAgain } = useModal()
  const backdrop = useBackdropClick(onClose)
  return (
    <dialog
      ref={dialog}
      role={role}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        // Without a click in between, the browser lets no page refuse a second Escape; it closes the dialog itself.
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      onCancel={(event) => {
        // A file picker inside was canceled, not the dialog.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        if (!isClosedByUser()) return
        onClose()
        showAgain()
      }}
      {...backdrop}
    >
      <div className={styles.panel}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        <button type="button" className={styles.close} aria-label={messages.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
    </dialog>
  )
}

/** A press that starts inside and ends outside, as in selecting text, is not a click outside the dialog. */
function useBackdropClick(onClose: () => void) {
  const startedOutside = useRef(false)
  const isOutside = (event: MouseEvent) => event.target === event.currentTarget
  return {
    onMouseDown: (event: MouseEvent) => {
      startedOutside.current = isOutside(event)
    },
    onClick: (event: MouseEvent) => {
      if (startedOutside.current && isOutside(event)) onClose()
    },
  }
}
