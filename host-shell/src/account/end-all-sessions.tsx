import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { useShell } from '../app/shell-services.ts'
import { outcomeOf, useSubmit } from '../ui/use-submit.ts'
import { endAllSessions } from './account.api.ts'
import { accountMessages } from './account.messages.ts'

/** Signs out every browser, this one too. */
export function EndAllSessions() {
  const { fetch, session, notify } = useShell()
  const t = useStore(accountMessages)
  const [isAsking, setAsking] = useState(false)
  const end = useSubmit()
  const confirm = () =>
    end.run(async () => {
      const outcome = await outcomeOf(() => endAllSessions(fetch), t.endFailed)
      if (!outcome.ok) return outcome
      notify('success', t.endedAll)
      await session.logout()
      return outcome
    })
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
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <p>{t.endAllText}</p>
      </ConfirmDialog>
    </div>
  )
}
