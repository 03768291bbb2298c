import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { useShell } from '../app/shell-services.ts'
import { useAction } from '../ui/use-action.ts'
import { closeAccount } from './account.api.ts'
import { accountMessages } from './account.messages.ts'
import { Section } from './section.tsx'

/** The server asks for a proof of who is at the keyboard (proof/proof-dialog.tsx) before it closes anything. */
export function CloseSection() {
  const { session } = useShell()
  const t = useStore(accountMessages)
  const { user } = useStore(session.state)
  const [isAsking, setAsking] = useState(false)
  return (
    <Section title={t.close} text={t.closeText}>
      <p>{t.closeErased}</p>
      <p>{t.closeRetained}</p>
      <p>
        <Link to="/privacy#retention">{t.closeRead}</Link>
      </p>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t.close}
        </Button>
      </div>
      {isAsking && user && <CloseDialog email={user.email} onClose={() => setAsking(false)} />}
    </Section>
  )
}

interface CloseDialogProps {
  readonly email: string
  readonly onClose: () => void
}

function CloseDialog({ email, onClose }: CloseDialogProps) {
  const { fetch, session, notify } = useShell()
  const t = useStore(accountMessages)
  const close = useAction()
  const closeAndLeave = async () => {
    const result = await closeAccount(fetch)
    if (result.error) return result
    notify('success', t.closed)
    await session.logout()
    return result
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t.closeTitle}
      confirmText={t.close}
      requiredText={email}
      isBusy={close.isBusy}
      error={close.failure}
      onConfirm={() => void close.run(closeAndLeave, t.closeFailed)}
      onClose={onClose}
    >
      <p>{t.closeErased}</p>
      <p>{t.closeRetained}</p>
    </ConfirmDialog>
  )
}
