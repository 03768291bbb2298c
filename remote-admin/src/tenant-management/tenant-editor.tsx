import { useStore } from '@nanostores/react'
import type { TenantDetail } from '@platform/shared-contracts/http'
import { Badge } from '@platform/shared-ui/badge'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { FocusFallback } from '@platform/shared-ui/focus-fallback'
import { PageHeader } from '@platform/shared-ui/page-header'
import { useIsOperator } from '../lib/use-is-operator.ts'
import { TenantConflict } from './tenant-conflict.tsx'
import { RevisionHistory } from './revision-history.tsx'
import { SettingsTabs } from './settings-tabs.tsx'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import { useTenantEditor } from './use-tenant-editor.ts'
import layout from '../ui/layout.module.css'
import classes from './tenant-editor.module.css'

const FORM = 'tenant-settings'

/** Draft, publish and history of one tenant. */
export function TenantEditor({ tenant }: { readonly tenant: TenantDetail }) {
  const t = useStore(tenantManagementMessages)
  const editor = useTenantEditor(tenant)
  const isOperator = useIsOperator()
  return (
    <>
      <PageHeader
        {...(isOperator && { back: { to: '/tenant-management', label: t.back } })}
        title={t.editTitle({ name: tenant.published.name })}
        lead={t.revision({ revision: tenant.revision })}
        eyebrow={tenant.hasDraft ? <Badge tone="warning">{t.hasDraft}</Badge> : tenant.slug}
        actions={
          // What was published can neither be saved nor published again.
          <FocusFallback
            label={t.draft}
            change={`${tenant.revision} ${tenant.hasDraft} ${editor.isDirty}`}
            className={layout.buttons}
          >
            {(tenant.hasDraft || editor.isDirty) && (
              <Button variant="ghost" onClick={editor.discard}>
                {t.discard}
              </Button>
            )}
            <BusyButton
              type="submit"
              form={FORM}
              isBusy={editor.isSaving}
              busyText={t.saving}
              disabled={!editor.isDirty}
            >
              {t.save}
            </BusyButton>
            <BusyButton
              variant="primary"
              isBusy={editor.isPublishing}
              busyText={t.publishing}
              onClick={editor.publish}
              disabled={!editor.isDirty && !tenant.hasDraft}
            >
              {t.publish}
            </BusyButton>
          </FocusFallback>
        }
      />
      {!isOperator && <p className={classes.note}>{t.ownTenantOnly}</p>}
      {editor.theirs && (
        <TenantConflict
          theirs={editor.theirs}
          onKeepMine={editor.keepMine}
          onTakeTheirs={editor.takeTheirs}
        />
      )}
      <SettingsTabs form={editor} id={FORM} />
      <section className={classes.history} aria-labelledby="history">
        <h2 id="history">{t.history}</h2>
        <RevisionHistory tenant={tenant} onRolledBack={editor.startFrom} />
      </section>
    </>
  )
}
