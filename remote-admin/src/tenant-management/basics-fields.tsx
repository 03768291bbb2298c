import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { useIsOperator } from '../lib/use-is-operator.ts'
import type { SettingsFieldsProps } from './settings-fields.ts'
import { parseHosts } from './settings-form.rule.ts'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import classes from './tenant-editor.module.css'

export function BasicsFields({ settings, errors, change }: SettingsFieldsProps) {
  const t = useStore(tenantManagementMessages)
  const isOperator = useIsOperator()
  const [hostsText, setHostsText] = useState(settings.hosts.join('\n'))
  const hostsError = Object.entries(errors).find(([path]) => path.startsWith('hosts'))?.[1]
  return (
    <div className={classes.fields}>
      <TextField
        label={t.name}
        required
        value={settings.name}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextAreaField
        label={t.hosts}
        hint={isOperator ? t.hostsHint : t.hostsByOperator}
        rows={3}
        readOnly={!isOperator}
        value={hostsText}
        error={hostsError}
        onChange={({ target }) => {
          setHostsText(target.value)
          change({ hosts: parseHosts(target.value) })
        }}
      />
      <TextField
        label={t.supportEmail}
        type="email"
        required
        value={settings.supportEmail}
        error={errors.supportEmail}
        onChange={({ target }) => change({ supportEmail: target.value })}
      />
      <TextField
        label={t.supportPhone}
        type="tel"
        required
        value={settings.supportPhone}
        error={errors.supportPhone}
        onChange={({ target }) => change({ supportPhone: target.value })}
      />
      <TextAreaField
        label={t.paymentDetails}
        hint={t.paymentDetailsHint}
        rows={4}
        maxLength={600}
        value={settings.paymentDetails ?? ''}
        error={errors.paymentDetails}
        onChange={({ target }) => change({ paymentDetails: target.value })}
      />
    </div>
  )
}
