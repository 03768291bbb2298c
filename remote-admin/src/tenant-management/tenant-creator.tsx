import { useStore } from '@nanostores/react'
import { TenantCreateRequest, type TenantDetail } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton } from '@platform/shared-ui/button'
import { PageHeader } from '@platform/shared-ui/page-header'
import { useAddress } from '../lib/use-address.ts'
import { useResourceForm } from '../ui/use-resource-form.ts'
import { draftOf, NEW_TENANT, settingsOf } from './settings-form.rule.ts'
import { SettingsTabs } from './settings-tabs.tsx'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import { useCreateTenantMutation } from './tenants.api.ts'

const FORM = 'new-tenant'

export function TenantCreator() {
  const t = useStore(tenantManagementMessages)
  const { notify } = usePlatform()
  const { go } = useAddress()
  const [createTenant] = useCreateTenantMutation()
  const form = useResourceForm({
    row: null as TenantDetail | null,
    toDraft: (tenant: TenantDetail | null) =>
      draftOf(tenant ?? { slug: '', revision: 0, settings: NEW_TENANT }),
    toRequest: ({ slug, settings }) => ({
      slug: slug.trim().toLowerCase(),
      settings: settingsOf(settings),
    }),
    schema: TenantCreateRequest,
    storedAs: (tenant: TenantDetail | null) => `tenant-edit:${tenant?.id ?? 'new'}`,
    save: (request) => createTenant(request),
    onSaved: ({ id, published }) => {
      notify('success', t.created({ name: published.name }))
      go({ tenant: String(id) })
    },
  })
  return (
    <>
      <PageHeader
        back={{ to: '/tenant-management', label: t.back }}
        title={t.newTenant}
        lead={t.newLead}
        actions={
          <BusyButton
            type="submit"
            form={FORM}
            variant="primary"
            isBusy={form.isSaving}
            busyText={t.creating}
          >
            {t.create}
          </BusyButton>
        }
      />
      <SettingsTabs form={form} id={FORM} isNew />
    </>
  )
}
