import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PersonDetail } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { TextField } from '@platform/shared-ui/field'
import { failureOf } from '../lib/failure.ts'
import { useEndAccountMutation, type AccountEnd } from './people.api.ts'
import { personEndMessages } from './people.messages.ts'

interface EndAccountDialogProps {
  readonly person: PersonDetail
  readonly action: AccountEnd
  readonly onClose: () => void
}

export function EndAccountDialog({ person, action, onClose }: EndAccountDialogProps) {
  const t = useStore(personEndMessages)
  const { notify } = usePlatform()
  const [reason, setReason] = useState('')
  const [end, { isLoading, error }] = useEndAccountMutation()
  const name = `${person.firstName} ${person.lastName}`
  const actionTexts = useActionTexts(name)[action]
  const confirm = async () => {
    const answer = await end({ id: person.id, action, reason })
    if (answer.error) return
    onClose()
    notify('success', actionTexts.done)
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger={action !== 'enable'}
      title={actionTexts.title}
      confirmText={actionTexts.button}
      isBusy={isLoading}
      {...(action === 'erase' ? { requiredText: person.email } : {})}
      error={error && failureOf(error).message}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {actionTexts.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {action !== 'enable' && (
        <TextField
          label={t.reason}
          hint={t.reasonHint}
          required
          minLength={3}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </ConfirmDialog>
  )
}

function useActionTexts(name: string) {
  const t = useStore(personEndMessages)
  return {
    disable: {
      title: t.disableTitle({ name }),
      texts: [t.disableText],
      button: t.disable,
      done: t.didDisable({ name }),
    },
    enable: {
      title: t.enableTitle({ name }),
      texts: [t.enableText],
      button: t.enable,
      done: t.didEnable({ name }),
    },
    erase: {
      title: t.eraseTitle({ name }),
      texts: [t.eraseText, t.eraseRetained],
      button: t.erase,
      done: t.didErase,
    },
  }
}
