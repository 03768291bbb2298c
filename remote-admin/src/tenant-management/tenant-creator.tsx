import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { PageHeader } from '@platform/shared-ui/page-header'
import { NEW_TENANT, newTenantErrors } from './settings-form.rule.ts'
import { SettingsTabs } from './settings-tabs.tsx'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import { useCreateTenantMutation } from './tenants.api.ts'
import { useFormFaults } from './use-form-faults.ts'
import { useSettingsEdit } from './use-settings-edit.ts'

export function TenantCreator() {
  const t = useStore(tenantManagementMessages)
  const { notify } = usePlatform()
  const [, setQuery] = useSearchParams()
  const edit = useSettingsEdit('new', NEW_TENANT)
  const [slug, setSlug] = useState('')
  const { errors, message, check, refuse } = useFormFaults()
  const [createTenant, { isLoading }] = useCreateTenantMutation()

  const create = async () => {
    if (!check(newTenantErrors(slug, edit.settings))) return
    try {
      const tenant = await createTenant({ slug, settings: edit.settings }).unwrap()
      edit.forget()
      notify('success', t.created({ name: tenant.published.name }))
      setQuery({ tenant: String(tenant.id) })
    } catch (error) {
      refuse(error)
    }
  }

  return (
    <>
      <PageHeader
        back={{ to: '/tenant-management', label: t.back }}
        title={t.newTenant}
        lead={t.newLead}
        actions={
          <BusyButton
            variant="primary"
            isBusy={isLoading}
            busyText={t.creating}
            onClick={() => void create()}
          >
            {t.create}
          </BusyButton>
        }
      />
      {message && <Alert kind="danger">{message}</Alert>}
      <SettingsTabs
        settings={edit.settings}
        errors={errors}
        change={edit.change}
        before={
          <TextField
            label={t.slug}
            hint={t.slugHint}
            required
            value={slug}
            error={errors.slug}
            onChange={({ target }) => setSlug(target.value.trim().toLowerCase())}
          />
        }
      />
    </>
  )
}
