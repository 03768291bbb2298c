import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PartnerRecord } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { SelectField } from '@platform/shared-ui/select-field'
import { failureOf } from '../lib/failure.ts'
import { useRemovePartnerMutation } from './partners.api.ts'
import { partnersMessages } from './partners.messages.ts'

interface Props {
  readonly partner: PartnerRecord
  readonly others: readonly PartnerRecord[]
  readonly onClose: () => void
}

/** The partner's learners are reassigned first: the admin chooses another partner for them, or none. */
export function RemovePartnerDialog({ partner, others, onClose }: Props) {
  const t = useStore(partnersMessages)
  const { notify } = usePlatform()
  const [to, setTo] = useState('0')
  const [remove, { isLoading, error }] = useRemovePartnerMutation()
  const name = `${partner.firstName} ${partner.lastName}`
  const hasLearners = partner.learners > 0
  const confirm = async () => {
    const answer = await remove({ id: partner.id, to: hasLearners ? to : undefined })
    if (answer.error) return
    onClose()
    notify('success', t.removed({ name }))
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t.removeTitle({ name })}
      confirmText={t.remove}
      isBusy={isLoading}
      error={error && failureOf(error).message}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t.removeText}</p>
      {hasLearners && (
        <SelectField
          label={t.successor}
          hint={t.removeLearners(partner.learners)}
          value={to}
          options={[
            { value: '0', label: t.noPartner },
            ...others.map((other) => ({
              value: String(other.id),
              label: `${other.firstName} ${other.lastName}`,
            })),
          ]}
          onChange={({ target }) => setTo(target.value)}
        />
      )}
    </ConfirmDialog>
  )
}
