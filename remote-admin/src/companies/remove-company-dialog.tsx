import { useStore } from '@nanostores/react'
import type { Company } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { failureOf } from '../lib/failure.ts'
import { useRemoveCompanyMutation } from './companies.api.ts'
import { companiesMessages } from './companies.messages.ts'

interface Props {
  readonly company: Company
  readonly onClose: () => void
}

export function RemoveCompanyDialog({ company, onClose }: Props) {
  const t = useStore(companiesMessages)
  const { notify } = usePlatform()
  const [remove, { isLoading, error }] = useRemoveCompanyMutation()
  const confirm = async () => {
    const answer = await remove(company.id)
    if (answer.error) return
    onClose()
    notify('success', t.removed({ name: company.name }))
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t.removeTitle({ name: company.name })}
      confirmText={t.remove}
      isBusy={isLoading}
      error={error && failureOf(error).message}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t.removeText}
    </ConfirmDialog>
  )
}
