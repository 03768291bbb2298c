import { useStore } from '@nanostores/react'
import { BusyButton } from '@platform/shared-ui/button'
import { decisionMessages } from './reviews.messages.ts'

interface Props {
  readonly form: { readonly isSaving: boolean; readonly reject: () => void }
}

export function RejectButton({ form: { isSaving, reject } }: Props) {
  const t = useStore(decisionMessages)
  return (
    <BusyButton variant="danger" isBusy={isSaving} busyText={t.deciding} onClick={reject}>
      {t.reject}
    </BusyButton>
  )
}
