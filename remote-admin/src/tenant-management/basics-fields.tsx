import { useStore } from '@nanostores/react'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { useIsOperator } from '../lib/use-is-operator.ts'
import type { SettingsFieldsProps } from './settings-fields.ts'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import layout from '../ui/layout.module.css'

interface BasicsFieldsProps extends SettingsFieldsProps {
  readonly isNew: boolean
}

export function BasicsFields({ form: { field }, isNew }: BasicsFieldsProps) {
  const t = useStore(tenantManagementMessages)
  const isOperator = useIsOperator()
  return (
    <div className={layout.fields}>
      {isNew && <TextField label={t.slug} hint={t.slugHint} required {...field('slug')} />}
      <TextField label={t.name} required {...field('settings.name')} />
      <TextAreaField
        label={t.hosts}
        hint={isOperator ? t.hostsHint : t.hostsByOperator}
        rows={3}
        readOnly={!isOperator}
        {...field('settings.hosts')}
      />
      <TextField label={t.supportEmail} type="email" required {...field('settings.supportEmail')} />
      <TextField label={t.supportPhone} type="tel" required {...field('settings.supportPhone')} />
      <TextAreaField
        label={t.sellerAddress}
        hint={t.sellerAddressHint}
        rows={3}
        {...field('settings.sellerAddress')}
      />
      <TextAreaField
        label={t.paymentDetails}
        hint={t.paymentDetailsHint}
        rows={4}
        {...field('settings.paymentDetails')}
      />
    </div>
  )
}
