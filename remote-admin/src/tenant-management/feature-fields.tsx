import { useStore } from '@nanostores/react'
import { FEATURE_NAMES } from '@platform/shared-contracts/http'
import { SwitchField } from '@platform/shared-ui/switch-field'
import type { SettingsFieldsProps } from './settings-fields.ts'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './tenant-editor.module.css'

export function FeatureFields({ form: { form } }: SettingsFieldsProps) {
  const t = useStore(tenantManagementMessages)
  return (
    <div className={layout.fields}>
      <p className={classes.note}>{t.featuresLead}</p>
      {FEATURE_NAMES.map((name) => (
        <SwitchField key={name} label={t[name]} {...form.register(`settings.features.${name}`)} />
      ))}
    </div>
  )
}
