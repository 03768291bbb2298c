import { useStore } from '@nanostores/react'
import type { TenantSettings } from '@platform/shared-contracts/http'
import { darken, lighten } from '@platform/shared-contracts/rules'
import { ColorField } from '@platform/shared-ui/color-field'
import { TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { COLOR_SETTINGS } from '../faulty-tab.rule.ts'
import type { SettingsFieldsProps } from '../settings-fields.ts'
import { tenantManagementMessages } from '../tenant-management.messages.ts'
import { UploadField } from '../upload-field.tsx'
import layout from '../../ui/layout.module.css'

export function BrandFields({ form: { form, field } }: SettingsFieldsProps) {
  const t = useStore(tenantManagementMessages)
  const fonts: readonly { value: TenantSettings['fontFamily']; label: string }[] = [
    { value: 'system', label: t.fontSystem },
    { value: 'humanist', label: t.fontHumanist },
    { value: 'geometric', label: t.fontGeometric },
    { value: 'serif', label: t.fontSerif },
    { value: 'mono', label: t.fontMono },
  ]
  const file = (name: 'settings.logoUrl' | 'settings.faviconUrl') => ({
    url: form.watch(name),
    onUrl: (url: string | null) => form.setValue(name, url, { shouldDirty: true }),
  })
  return (
    <div className={layout.fields}>
      <UploadField label={t.logo} {...file('settings.logoUrl')} />
      <UploadField label={t.favicon} {...file('settings.faviconUrl')} />
      <div className={layout.pair}>
        {COLOR_SETTINGS.map((name) => (
          <Color key={name} name={name} form={{ form, field }} />
        ))}
      </div>
      <SelectField label={t.fontFamily} options={fonts} {...field('settings.fontFamily')} />
      <div className={layout.pair}>
        <TextField
          label={t.fontSize}
          hint={t.fontSizeHint}
          inputMode="numeric"
          {...field('settings.fontSizeBasePx')}
        />
        <TextField
          label={t.radius}
          hint={t.radiusHint}
          inputMode="numeric"
          {...field('settings.borderRadiusPx')}
        />
      </div>
    </div>
  )
}

interface ColorProps extends SettingsFieldsProps {
  readonly name: (typeof COLOR_SETTINGS)[number]
}

function Color({ name, form: { form, field } }: ColorProps) {
  const t = useStore(tenantManagementMessages)
  const { onChange, ref, error, name: path } = field(`settings.${name}`)
  const value = form.watch(`settings.${name}`)
  // Only the two brand colors have shades that pages use.
  const hasShades = name === 'primaryColor' || name === 'secondaryColor'
  return (
    <ColorField
      label={t[name]}
      hint={hasShades ? t.shades({ dark: darken(value), light: lighten(value) }) : undefined}
      ref={ref}
      name={path}
      error={error}
      value={value}
      onChange={(typed) => void onChange({ target: { name: path, value: typed }, type: 'change' })}
    />
  )
}
