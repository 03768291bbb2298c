import { useStore } from '@nanostores/react'
import { Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { TextField } from '@platform/shared-ui/field'
import { PlusIcon, TrashIcon } from '@platform/shared-ui/icon'
import type { PartnerFieldsProps } from './partner-fields.tsx'
import { partnerMessages } from './partners.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './partners.module.css'

const NAME = 'profile.credentials'
const NEW = { name: '', issuer: '', verifiedOn: '', expiresOn: '' }

export function CredentialFields({ form: { form, field } }: PartnerFieldsProps) {
  const t = useStore(partnerMessages)
  const credentials = form.watch(NAME)
  const change = (next: typeof credentials) => form.setValue(NAME, next, { shouldDirty: true })
  return (
    <Card level={2} title={t.credentials}>
      <div className={layout.fields}>
        <p className={classes.muted}>{t.credentialsHint}</p>
        {credentials.map(({ name }, at) => (
          // The rows have no identity of their own, and are only added at the end.
          <div key={at} className={classes.credential}>
            <TextField label={t.credentialName} required {...field(`${NAME}.${at}.name`)} />
            <TextField label={t.credentialIssuer} {...field(`${NAME}.${at}.issuer`)} />
            <TextField label={t.credentialVerified} type="date" {...field(`${NAME}.${at}.verifiedOn`)} />
            <TextField label={t.credentialExpires} type="date" {...field(`${NAME}.${at}.expiresOn`)} />
            <Button
              variant="ghost"
              icon={<TrashIcon />}
              aria-label={t.removeCredential({ name: name || t.unnamed })}
              onClick={() => change(credentials.filter((_, index) => index !== at))}
            />
          </div>
        ))}
        <div>
          <Button icon={<PlusIcon />} onClick={() => change([...credentials, NEW])}>
            {t.addCredential}
          </Button>
        </div>
      </div>
    </Card>
  )
}
