import { useStore } from '@nanostores/react'
import type { PersonDetail } from '@platform/shared-contracts/http'
import { ConfirmAction } from '../ui/confirm-action.tsx'
import { useEnableAccountMutation } from './people.api.ts'
import { personEndMessages } from './people.messages.ts'

interface EnableAccountDialogProps {
  readonly person: PersonDetail
  readonly onClose: () => void
}

export function EnableAccountDialog({ person, onClose }: EnableAccountDialogProps) {
  const t = useStore(personEndMessages)
  const name = `${person.firstName} ${person.lastName}`
  return (
    <ConfirmAction
      useAction={useEnableAccountMutation}
      arg={person.id}
      title={t.enableTitle({ name })}
      text={t.enableText}
      action={t.enable}
      done={t.didEnable({ name })}
      onClose={onClose}
    />
  )
}
