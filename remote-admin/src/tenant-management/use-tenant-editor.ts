import { useStore } from '@nanostores/react'
import type { FormEvent } from 'react'
import { TenantDraftRequest, type TenantDetail } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { showServerErrors } from '@platform/shared-ui/form/server-errors'
import { failureOf } from '../lib/failure.ts'
import { useResourceForm } from '../ui/use-resource-form.ts'
import { draftOf, settingsOf } from './settings-form.rule.ts'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import { useDiscardDraftMutation, usePublishDraftMutation, useSaveDraftMutation } from './tenants.api.ts'

/** The edit of one tenant and what can be done with it; every refusal keeps what was typed. */
export function useTenantEditor(tenant: TenantDetail) {
  const t = useStore(tenantManagementMessages)
  const { notify } = usePlatform()
  const [saveDraft] = useSaveDraftMutation()
  const [publishDraft, publishing] = usePublishDraftMutation()
  const [discardDraft] = useDiscardDraftMutation()
  const form = useResourceForm({
    row: tenant,
    toDraft: draftOf,
    toRequest: ({ settings }) => ({
      baseRevision: tenant.revision,
      settings: settingsOf(settings, tenant.settings),
    }),
    schema: TenantDraftRequest,
    storedAs: ({ id }: TenantDetail) => `tenant-edit:${id}`,
    save: (request) => saveDraft({ id: tenant.id, ...request }),
    onSaved: () => undefined,
  })

  const save = async (event?: FormEvent) => {
    if (await form.save(event)) notify('success', t.saved)
  }
  const publish = async () => {
    if (form.isDirty && !(await form.save())) return
    const { data, error } = await publishDraft(tenant.id)
    if (data) notify('success', t.published({ revision: data.revision }))
    else showServerErrors(form.form, failureOf(error))
  }
  const discard = async () => {
    if (tenant.hasDraft) {
      const { data, error } = await discardDraft(tenant.id)
      if (!data) return showServerErrors(form.form, failureOf(error))
      form.startFrom(data)
    } else form.undo()
    notify('info', t.discarded)
  }
  return {
    ...form,
    isPublishing: publishing.isLoading,
    submit: (event?: FormEvent) => void save(event),
    publish: () => void publish(),
    discard: () => void discard(),
  }
}
