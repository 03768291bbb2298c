import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { TextField } from '@platform/shared-ui/field'
import { failureOf } from '../lib/failure.ts'
import { faultsOf, requestOf, type Change, type ChangeForm, type FormFault } from './registry-change.rule.ts'
import { useChangeRegistryMutation } from './releases.api.ts'
import { releasesMessages, type ReleasesTexts } from './releases.messages.ts'
import { TenantSelect } from './tenant-select.tsx'

const EMPTY: ChangeForm = { reason: '', tenant: '', until: '', shares: '5, 25, 100', hold: '10' }
const DANGEROUS: readonly Change['kind'][] = ['kill', 'rollback', 'stop']

interface Props {
  readonly remote: string
  readonly change: Change
  readonly onClose: () => void
}

/** Asks why before anything moves, and for what the change needs besides. */
export function ChangeDialog({ remote, change, onClose }: Props) {
  const t = useStore(releasesMessages)
  const { notify } = usePlatform()
  const [form, setForm] = useState(EMPTY)
  const [faults, setFaults] = useState<readonly FormFault[]>([])
  const [send, { isLoading, error }] = useChangeRegistryMutation()
  const set = (part: Partial<ChangeForm>) => setForm({ ...form, ...part })

  const confirm = async () => {
    const found = faultsOf(change, form, Date.now())
    setFaults(found)
    if (found.length > 0) return
    const answer = await send(requestOf(remote, change, form))
    if (!answer.data) return
    notify('success', answer.data.changes.length > 0 ? t.done : t.nothingToDo)
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger={DANGEROUS.includes(change.kind)}
      title={`${remote}: ${verbOf(change, t)}`}
      confirmText={verbOf(change, t)}
      isBusy={isLoading}
      error={error && failureOf(error).message}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {change.kind === 'pin' && <PinFields form={form} faults={faults} set={set} />}
      {change.kind === 'rollout' && <RolloutFields form={form} faults={faults} set={set} />}
      <TextField
        label={t.reason}
        hint={t.reasonHint}
        required
        value={form.reason}
        onChange={(event) => set({ reason: event.target.value })}
        error={faults.includes('reason') ? t.reasonFault : undefined}
      />
    </ConfirmDialog>
  )
}

interface FieldsProps {
  readonly form: ChangeForm
  readonly faults: readonly FormFault[]
  readonly set: (part: Partial<ChangeForm>) => void
}

function PinFields({ form, faults, set }: FieldsProps) {
  const t = useStore(releasesMessages)
  return (
    <>
      <TenantSelect
        label={t.tenant}
        value={form.tenant}
        onChange={(tenant) => set({ tenant })}
        emptyOption=""
        error={faults.includes('tenant') ? t.tenantFault : undefined}
      />
      <TextField
        type="datetime-local"
        label={t.until}
        value={form.until}
        onChange={(event) => set({ until: event.target.value })}
        error={faults.includes('until') ? t.untilFault : undefined}
      />
    </>
  )
}

function RolloutFields({ form, faults, set }: FieldsProps) {
  const t = useStore(releasesMessages)
  return (
    <>
      <TextField
        label={t.shares}
        hint={t.sharesHint}
        value={form.shares}
        onChange={(event) => set({ shares: event.target.value })}
        error={faults.includes('shares') ? t.sharesFault : undefined}
      />
      <TextField
        label={t.hold}
        hint={t.holdHint}
        inputMode="numeric"
        value={form.hold}
        onChange={(event) => set({ hold: event.target.value })}
        error={faults.includes('hold') ? t.holdFault : undefined}
      />
      <TenantSelect
        label={t.tenant}
        value={form.tenant}
        onChange={(tenant) => set({ tenant })}
        emptyOption={t.everyTenant}
      />
    </>
  )
}

function verbOf(change: Change, t: ReleasesTexts): string {
  const verbs: Readonly<Record<Change['kind'], string>> = {
    rollback: t.rollBack,
    pin: t.pinTo,
    unpin: t.lift,
    unfollow: t.lift,
    kill: 'target' in change && change.target === 'all' ? t.killAll : t.kill,
    revive: 'target' in change && change.target === 'all' ? t.reviveAll : t.revive,
    rollout: t.startRollout,
    stage: t.nextStage,
    stop: t.stopRollout,
  }
  return verbs[change.kind]
}
