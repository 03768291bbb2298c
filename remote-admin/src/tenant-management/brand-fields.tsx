import { useStore } from '@nanostores/react'
import type { TenantSettings } from '@platform/shared-contracts/http'
import { darken, lighten } from '@platform/shared-contracts/rules'
import { ColorField } from '@platform/shared-ui/color-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { NumberField } from './number-field.tsx'
import type { SettingsFieldsProps } from './settings-fields.ts'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import { UploadField } from './upload-field.tsx'
import classes from './tenant-editor.module.css'

const COLOR_SETTINGS = [
  'primaryColor',
  'secondaryColor',
  'successColor',
  'warningColor',
  'dangerColor',
  'infoColor',
] as const

export function BrandFields({ settings, errors, change }: SettingsFieldsProps) {
  const t = useStore(tenantManagementMessages)
  const fonts: readonly { value: TenantSettings['fontFamily']; label: string }[] = [
    { value: 'system', label: t.fontSystem },
    { value: 'humanist', label: t.fontHumanist },
    { value: 'geometric', label: t.fontGeometric },
    { value: 'serif', label: t.fontSerif },
    { value: 'mono', label: t.fontMono },
  ]
  return (
    <div className={classes.fields}>
      <UploadField label={t.logo} url={settings.logoUrl} onUrl={(logoUrl) => change({ logoUrl })} />
      <UploadField
        label={t.favicon}
        url={settings.faviconUrl}
        onUrl={(faviconUrl) => change({ faviconUrl })}
      />
      <div className={classes.pair}>
        {COLOR_SETTINGS.map((name) => (
          <ColorField
            key={name}
            label={t[name]}
            value={settings[name]}
            error={errors[name]}
            hint={shadesOf(name, settings) && t.shades(shadesOf(name, settings) ?? { dark: '', light: '' })}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </div>
      <SelectField
        label={t.fontFamily}
        options={fonts}
        value={settings.fontFamily}
        onChange={({ target }) => change({ fontFamily: target.value as TenantSettings['fontFamily'] })}
      />
      <div className={classes.pair}>
        <NumberField
          label={t.fontSize}
          hint={t.fontSizeHint}
          value={settings.fontSizeBasePx}
          error={errors.fontSizeBasePx}
          onValue={(fontSizeBasePx) => change({ fontSizeBasePx })}
        />
        <NumberField
          label={t.radius}
          hint={t.radiusHint}
          value={settings.borderRadiusPx}
          error={errors.borderRadiusPx}
          onValue={(borderRadiusPx) => change({ borderRadiusPx })}
        />
      </div>
    </div>
  )
}

/** Only the two brand colours have shades that pages use. */
function shadesOf(name: (typeof COLOR_SETTINGS)[number], settings: TenantSettings) {
  if (name !== 'primaryColor' && name !== 'secondaryColor') return undefined
  return { dark: darken(settings[name]), light: lighten(settings[name]) }
}
