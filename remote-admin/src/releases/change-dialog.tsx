import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { TextField } from '@platform/shared-ui/field'
import { ResourceDialog } from '../ui/resource-dialog.tsx'
import type { FormOf } from '../ui/use-resource-form.ts'
import { useActionForm } from '../ui/use-row-form.ts'
import { changeSchema } from './change-schema.ts'
import { NEW_CHANGE, requestOf, type Change, type ChangeDraft } from './registry-change.rule.ts'
import { useChangeRegistryMutation } from './releases.api.ts'
import { releasesMessages, type ReleasesTexts } from './releases.messages.ts'
import { TenantSelect } from './tenant-select.tsx'

const DANGEROUS: readonly Change['kind'][] = ['kill', 'rollback', 'stop']

interface Props {
  readonly remote: string
  readonly change: Change
  readonly onClose: () => void
}

/** Asks for the reason before a change, and for the values that the change needs. */
export function ChangeDialog({ remote, change, onClose }: Props) {
  const t = useStore(releasesMessages)
  const form = useChangeForm({ remote, change, onClose })
  return (
    <ResourceDialog
      form={form}
      isDanger={DANGEROUS.includes(change.kind)}
      title={`${remote}: ${verbOf(change, t)}`}
      save={verbOf(change, t)}
      onClose={onClose}
    >
      {change.kind === 'pin' && <PinFields form={form} />}
      {change.kind === 'rollout' && <RolloutFields form={form} />}
      <ReasonField form={form} />
    </ResourceDialog>
  )
}

function useChangeForm({ remote, change, onClose }: Props) {
  const t = useStore(releasesMessages)
  const [send] = useChangeRegistryMutation()
  return useActionForm({
    start: NEW_CHANGE,
    schema: useMemo(() => changeSchema(change, t), [change, t]),
    send: (_body, draft) => send(requestOf(remote, change, draft)),
    done: (_body, { changes }) => (changes.length > 0 ? t.done : t.nothingToDo),
    onClose,
  })
}

interface FieldsProps {
  readonly form: FormOf<ChangeDraft>
}

/** A component like those above it: the first wrong field, which gets the focus, is the first that was rendered. */
function ReasonField({ form: { field } }: FieldsProps) {
  const t = useStore(releasesMessages)
  return <TextField label={t.reason} hint={t.reasonHint} required {...field('reason')} />
}

function PinFields({ form: { form, field } }: FieldsProps) {
  const t = useStore(releasesMessages)
  return (
    <>
      <TenantSelect label={t.tenant} chosen={form.watch('tenant')} emptyOption="" field={field('tenant')} />
      <TextField type="datetime-local" label={t.until} {...field('expiresAt')} />
    </>
  )
}

function RolloutFields({ form: { form, field } }: FieldsProps) {
  const t = useStore(releasesMessages)
  return (
    <>
      <TextField label={t.shares} hint={t.sharesHint} {...field('stages')} />
      <TextField label={t.hold} hint={t.holdHint} inputMode="numeric" {...field('holdMs')} />
      <TenantSelect
        label={t.tenant}
        chosen={form.watch('tenants')}
        emptyOption={t.everyTenant}
        field={field('tenants')}
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
