import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { DeployTokenAnswer } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { TextField } from '@platform/shared-ui/field'
import { format } from '@platform/shared-contracts/remote'
import { DAY } from '../../lib/format.ts'
import { tokenFormMessages } from './tokens.messages.ts'
import layout from '../../ui/resource.module.css'
import classes from './tokens.module.css'

interface Props {
  readonly created: DeployTokenAnswer
  readonly onClose: () => void
}

/** Shows a token the only time that it can be shown. Closing it without a copy takes a second try. */
export function NewTokenDialog({ created: { name, token, expiresAt }, onClose }: Props) {
  const t = useStore(tokenFormMessages)
  const { time } = useStore(format)
  const { state, copy, close } = useCopyOnce(token, onClose)
  const footer = (
    <>
      <Button onClick={close}>{state === 'warned' ? t.closeAnyway : t.close}</Button>
      <Button variant={state === 'copied' ? 'secondary' : 'primary'} onClick={() => void copy()}>
        {t.copy}
      </Button>
    </>
  )
  return (
    <Dialog isOpen title={t.createdTitle({ name })} onClose={close} footer={footer}>
      <div className={layout.form}>
        <p>{`${t.createdText} ${t.expires({ day: time(new Date(expiresAt), DAY) })}`}</p>
        <TextField
          label={t.token}
          className={classes.token}
          readOnly
          value={token}
          onFocus={({ target }) => target.select()}
        />
        {state === 'copied' && <Alert kind="success">{t.copied}</Alert>}
        {state === 'failed' && <Alert kind="warning">{t.copyFailed}</Alert>}
        {state === 'warned' && <Alert kind="warning">{t.notCopied}</Alert>}
      </div>
    </Dialog>
  )
}

function useCopyOnce(token: string, onClose: () => void) {
  const [state, setState] = useState<'shown' | 'warned' | 'copied' | 'failed'>('shown')
  return {
    state,
    copy: async () => {
      try {
        await navigator.clipboard.writeText(token)
        setState('copied')
      } catch {
        // Without a secure context or the permission the operator can still select it.
        setState('failed')
      }
    },
    close: () => (state === 'copied' || state === 'warned' ? onClose() : setState('warned')),
  }
}
