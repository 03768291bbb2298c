import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { useShell } from '../app/shell-services.ts'
import { useAction } from '../ui/use-action.ts'
import { endAllSessions } from './account.api.ts'
import { accountMessages } from './account.messages.ts'

/** Signs out every browser, this one too. */
export function EndAllSessions() {
  const { fetch, session, notify } = useShell()
  const t = useStore(accountMessages)
  const [isAsking, setAsking] = useState(false)
  const end = useAction()
  const endAndLeave = async () => {
    const result = await endAllSessions(fetch)
    if (result.error) return result
    notify('success', t.endedAll)
    await session.logout()
    return result
  }
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{t.endAll}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t.endAllTitle}
        confirmText={t.endAll}
        isBusy={end.isBusy}
        error={end.failure}
        onConfirm={() => void end.run(endAndLeave, t.endFailed)}
        onClose={() => setAsking(false)}
      >
        <p>{t.endAllText}</p>
      </ConfirmDialog>
    </div>
  )
}
