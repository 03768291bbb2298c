import { useStore } from '@nanostores/react'
import type { FormEvent } from 'react'
import { TenantDraftRequest, type TenantDetail } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { useVersionedForm } from '../ui/use-versioned-form.ts'
import { draftOf, settingsOf } from './settings-form.rule.ts'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import {
  useDiscardDraftMutation,
  useLazyGetTenantQuery,
  usePublishDraftMutation,
  useSaveDraftMutation,
} from './tenants.api.ts'

/** The edit of one tenant and what can be done with it; every refusal keeps what was typed. */
export function useTenantEditor(tenant: TenantDetail) {
  const t = useStore(tenantManagementMessages)
  const { notify } = usePlatform()
  const [saveDraft] = useSaveDraftMutation()
  const [publishDraft, publishing] = usePublishDraftMutation()
  const [discardDraft] = useDiscardDraftMutation()
  const [load] = useLazyGetTenantQuery()
  const form = useVersionedForm({
    row: tenant,
    toDraft: (row) => draftOf(row ?? tenant),
    toRequest: ({ baseRevision, settings }) => ({
      baseRevision,
      settings: settingsOf(settings, tenant.settings),
    }),
    schema: TenantDraftRequest,
    version: 'baseRevision',
    loadNewest: ({ id }) => load(id),
    storedAs: () => `tenant-edit:${tenant.id}`,
    save: (request) => saveDraft({ id: tenant.id, ...request }),
    onSaved: () => undefined,
  })

  const save = async (event?: FormEvent) => {
    if (await form.save(event)) notify('success', t.saved)
  }
  const publish = async () => {
    if (form.isDirty && !(await form.save())) return
    const answer = await publishDraft(tenant.id)
    await form.settle(answer)
    if (answer.data) notify('success', t.published({ revision: answer.data.revision }))
  }
  const discard = async () => {
    if (tenant.hasDraft) {
      const answer = await discardDraft(tenant.id)
      if (!answer.data) return form.settle(answer)
      form.startFrom(answer.data)
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
