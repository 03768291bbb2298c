import { useState, type ReactNode } from 'react'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { TextField } from '@platform/shared-ui/field'
import classes from './resource.module.css'

interface SecretDialogProps {
  readonly title: string
  readonly text: string
  readonly label: string
  readonly secret: string
  readonly texts: {
    readonly copy: string
    readonly copied: string
    readonly copyFailed: string
    readonly notCopied: string
    readonly close: string
    readonly closeAnyway: string
  }
  readonly onClose: () => void
  /** Shown above the secret: another form of it. */
  readonly children?: ReactNode
}

/** Shows a secret the only time that it can be shown. Closing it without a copy takes a second try. */
export function SecretDialog({ title, text, label, secret, texts: t, onClose, children }: SecretDialogProps) {
  const { state, copy, close } = useCopyOnce(secret, onClose)
  const footer = (
    <>
      <Button onClick={close}>{state === 'warned' ? t.closeAnyway : t.close}</Button>
      <Button variant={state === 'copied' ? 'secondary' : 'primary'} onClick={() => void copy()}>
        {t.copy}
      </Button>
    </>
  )
  return (
    <Dialog isOpen title={title} onClose={close} footer={footer}>
      <div className={classes.form}>
        <p>{text}</p>
        {children}
        <TextField
          label={label}
          className={classes.secret}
          readOnly
          value={secret}
          onFocus={({ target }) => target.select()}
        />
        {state === 'copied' && <Alert kind="success">{t.copied}</Alert>}
        {state === 'failed' && <Alert kind="warning">{t.copyFailed}</Alert>}
        {state === 'warned' && <Alert kind="warning">{t.notCopied}</Alert>}
      </div>
    </Dialog>
  )
}

function useCopyOnce(secret: string, onClose: () => void) {
  const [state, setState] = useState<'shown' | 'warned' | 'copied' | 'failed'>('shown')
  return {
    state,
    copy: async () => {
      try {
        await navigator.clipboard.writeText(secret)
        setState('copied')
      } catch {
        // Without a secure context or the permission it can still be selected.
        setState('failed')
      }
    },
    close: () => (state === 'copied' || state === 'warned' ? onClose() : setState('warned')),
  }
}
