import { useStore } from '@nanostores/react'
import { TextAreaField } from '@platform/shared-ui/field'
import { Tabs } from '@platform/shared-ui/tabs'
import { ResourceForm, type ShownForm } from '../ui/resource-form.tsx'
import { BasicsFields } from './basics-fields.tsx'
import { BrandFields } from './brand/brand-fields.tsx'
import { BrandPreview } from './brand/brand-preview.tsx'
import { ContrastNotice } from './brand/contrast-notice.tsx'
import type { TabName } from './faulty-tab.rule.ts'
import { FeatureFields } from './feature-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import type { SettingsFieldsProps } from './settings-fields.ts'
import { settingsOf, type TenantDraft } from './settings-form.rule.ts'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import { useFaultyTab } from './use-faulty-tab.ts'
import layout from '../ui/layout.module.css'
import classes from './tenant-editor.module.css'

interface Props<Request> {
  readonly form: ShownForm<TenantDraft, Request> & SettingsFieldsProps['form']
  /** Of the form, for buttons elsewhere. */
  readonly id: string
  readonly isNew?: boolean
}

/** All settings of a tenant beside their live preview. */
export function SettingsTabs<Request>({ form, id, isNew = false }: Props<Request>) {
  const t = useStore(tenantManagementMessages)
  const { open, setOpen, area, faults } = useFaultyTab(form.form.formState)
  const settings = settingsOf(form.form.watch('settings'))
  const tab = (name: TabName) => ({
    id: name,
    label: faults[name] === 0 ? t[name] : t.tabFaults({ tab: t[name], count: faults[name] }),
  })
  const tabs = [
    { ...tab('basics'), content: <BasicsFields form={form} isNew={isNew} /> },
    { ...tab('brand'), content: <BrandFields form={form} /> },
    { ...tab('prices'), content: <PriceFields form={form} /> },
    { ...tab('features'), content: <FeatureFields form={form} /> },
    { ...tab('css'), content: <CssField form={form} /> },
  ]
  return (
    <div className={`${layout.columns} ${classes.columns}`}>
      <div ref={area}>
        <ResourceForm form={form} id={id} className={layout.fields}>
          <Tabs label={t.tabs} tabs={tabs} value={open} onChange={setOpen} mountsAll />
        </ResourceForm>
      </div>
      <div className={classes.preview}>
        <BrandPreview settings={settings} />
        <ContrastNotice settings={settings} />
      </div>
    </div>
  )
}

function CssField({ form: { field } }: SettingsFieldsProps) {
  const t = useStore(tenantManagementMessages)
  return (
    <TextAreaField
      label={t.customCss}
      hint={t.customCssHint}
      rows={16}
      spellCheck={false}
      className={layout.code}
      {...field('settings.customCss')}
    />
  )
}
