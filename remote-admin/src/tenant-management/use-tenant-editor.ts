import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { TenantDetail } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { settingsErrors } from './settings-form.rule.ts'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import { useDiscardDraftMutation, usePublishDraftMutation, useSaveDraftMutation } from './tenants.api.ts'
import { useFormFaults } from './use-form-faults.ts'
import { useSettingsEdit } from './use-settings-edit.ts'

/** The edit of one tenant and what can be done with it; every refusal keeps what was typed. */
export function useTenantEditor(tenant: TenantDetail) {
  const t = useStore(tenantManagementMessages)
  const { notify } = usePlatform()
  const edit = useSettingsEdit(String(tenant.id), tenant.settings)
  const faults = useFormFaults()
  // Fields that keep half-typed text start again when the settings are replaced as a whole.
  const [generation, setGeneration] = useState(0)
  const [saveDraft, saving] = useSaveDraftMutation()
  const [publishDraft, publishing] = usePublishDraftMutation()
  const [discardDraft] = useDiscardDraftMutation()

  const restart = () => {
    edit.forget()
    faults.check({})
    setGeneration((count) => count + 1)
  }
  const store = () =>
    saveDraft({ id: tenant.id, baseRevision: tenant.revision, settings: edit.settings }).unwrap()
  const attempt = (action: () => Promise<void>) => () => void action().catch(faults.refuse)

  const save = attempt(async () => {
    if (!faults.check(settingsErrors(edit.settings))) return
    await store()
    edit.forget()
    notify('success', t.saved)
  })
  const publish = attempt(async () => {
    if (!faults.check(settingsErrors(edit.settings))) return
    if (edit.isDirty) await store()
    const { revision } = await publishDraft(tenant.id).unwrap()
    edit.forget()
    notify('success', t.published({ revision }))
  })
  const discard = attempt(async () => {
    if (tenant.hasDraft) await discardDraft(tenant.id).unwrap()
    restart()
    notify('info', t.discarded)
  })
  return {
    ...edit,
    ...faults,
    generation,
    restart,
    isSaving: saving.isLoading,
    isPublishing: publishing.isLoading,
    save,
    publish,
    discard,
  }
}
