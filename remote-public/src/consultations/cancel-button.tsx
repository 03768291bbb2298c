import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import type { Consultation, User } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { useState } from 'react'
import { i18n } from '../app/i18n.ts'
import { overviewMessages } from './consultations.messages.ts'
import { cancelEffect } from './overview.rule.ts'
import { formatMoment } from './when.ts'

interface CancelButtonProps {
  readonly consultation: Consultation
  readonly user: User
  readonly onChanged: () => void
}

/** Says what canceling means for the hour before it is done. */
export function CancelButton({ consultation, user, onChanged }: CancelButtonProps) {
  const m = useStore(overviewMessages)
  const language = useStore(i18n.language)
  const [isOpen, setOpen] = useState(false)
  const { isBusy, error, cancel } = useCancel(consultation.id, onChanged)
  const effects = {
    returned: m.cancelFree({ time: formatMoment(consultation.freeCancelUntil, language) }),
    used: m.cancelLate,
    'for-client': m.cancelForClient,
  }
  return (
    <>
      <Button
        size="sm"
        aria-label={m.cancelNamed({ time: formatMoment(consultation.startsAt, language) })}
        onClick={() => setOpen(true)}
      >
        {m.cancel}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isDanger
        title={m.cancelTitle}
        confirmText={m.cancelConfirm}
        busyText={m.canceling}
        isBusy={isBusy}
        error={error}
        onConfirm={cancel}
        onClose={() => setOpen(false)}
      >
        <p>{isOpen && effects[cancelEffect(consultation, user, new Date())]}</p>
      </ConfirmDialog>
    </>
  )
}

function useCancel(id: string, onChanged: () => void) {
  const m = useStore(overviewMessages)
  const { fetch, notify } = usePlatform()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  async function request() {
    setBusy(true)
    const request = { url: `/consultations/${id}/cancel`, method: 'POST' } as const
    const { error: refusal } = await callApi(fetch, request)
    setBusy(false)
    setError(refusal ? (refusal.serverMessage ?? m.cancelFailed) : null)
    if (refusal) return
    notify('success', m.cancelDone)
    onChanged()
  }
  return { isBusy, error, cancel: () => void request() }
}
