import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { TextAreaField } from '@platform/shared-ui/field'
import { Tabs } from '@platform/shared-ui/tabs'
import { BasicsFields } from './basics-fields.tsx'
import { BrandFields } from './brand-fields.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { ContrastNotice } from './contrast-notice.tsx'
import { FeatureFields } from './feature-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import type { SettingsFieldsProps } from './settings-fields.ts'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import classes from './tenant-editor.module.css'

const BRAND_FIELDS = [
  'logoUrl',
  'faviconUrl',
  'primary',
  'secondary',
  'success',
  'warning',
  'danger',
  'info',
  'font',
  'border',
]

interface Props extends SettingsFieldsProps {
  /** Above the first tab's fields: the slug of a new tenant. */
  readonly before?: ReactNode
}

/** All settings of a tenant beside their live preview. */
export function SettingsTabs({ before, ...props }: Props) {
  const t = useStore(tenantManagementMessages)
  const { settings, errors, change } = props
  const label = (text: string, ...prefixes: readonly string[]) => {
    const faults = Object.keys(errors).filter((path) => prefixes.some((prefix) => path.startsWith(prefix)))
    return faults.length === 0 ? text : t.tabFaults({ tab: text, count: faults.length })
  }
  const tabs = [
    {
      id: 'basics',
      label: label(t.basics, 'slug', 'name', 'hosts', 'support'),
      content: (
        <div className={classes.fields}>
          {before}
          <BasicsFields {...props} />
        </div>
      ),
    },
    { id: 'brand', label: label(t.brand, ...BRAND_FIELDS), content: <BrandFields {...props} /> },
    { id: 'prices', label: label(t.prices, 'prices'), content: <PriceFields {...props} /> },
    { id: 'features', label: t.features, content: <FeatureFields {...props} /> },
    {
      id: 'css',
      label: label(t.css, 'customCss'),
      content: (
        <TextAreaField
          label={t.customCss}
          hint={t.customCssHint}
          rows={16}
          spellCheck={false}
          className={classes.code}
          value={settings.customCss}
          error={errors.customCss}
          onChange={({ target }) => change({ customCss: target.value })}
        />
      ),
    },
  ]
  return (
    <div className={classes.columns}>
      <Tabs label={t.tabs} tabs={tabs} />
      <div className={classes.preview}>
        <BrandPreview settings={settings} />
        <ContrastNotice settings={settings} />
      </div>
    </div>
  )
}
