import { useStore } from '@nanostores/react'
import type { PartnerCredential } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { TextField } from '@platform/shared-ui/field'
import { PlusIcon, TrashIcon } from '@platform/shared-ui/icon'
import type { PartnerFieldsProps } from './partner-fields.tsx'
import { partnerMessages } from './partners.messages.ts'
import classes from './partners.module.css'

const NEW: PartnerCredential = { name: '', issuer: '', verifiedOn: null, expiresOn: null }

export function CredentialFields({ form: { credentials }, errors, change }: PartnerFieldsProps) {
  const t = useStore(partnerMessages)
  const set = (at: number, patch: Partial<PartnerCredential>) =>
    change({ credentials: credentials.map((one, index) => (index === at ? { ...one, ...patch } : one)) })
  return (
    <Card level={2} title={t.credentials}>
      <div className={classes.stack}>
        <p className={classes.muted}>{t.credentialsHint}</p>
        {errors.credentials && <Alert kind="danger">{errors.credentials}</Alert>}
        {credentials.map((credential, at) => (
          // The rows have no identity of their own, and are only added at the end.
          <div key={at} className={classes.credential}>
            <CredentialRow credential={credential} set={(patch) => set(at, patch)} />
            <Button
              variant="ghost"
              icon={<TrashIcon />}
              aria-label={t.removeCredential({ name: credential.name || t.unnamed })}
              onClick={() => change({ credentials: credentials.filter((_, index) => index !== at) })}
            />
          </div>
        ))}
        <div>
          <Button icon={<PlusIcon />} onClick={() => change({ credentials: [...credentials, NEW] })}>
            {t.addCredential}
          </Button>
        </div>
      </div>
    </Card>
  )
}

interface RowProps {
  readonly credential: PartnerCredential
  readonly set: (patch: Partial<PartnerCredential>) => void
}

function CredentialRow({ credential, set }: RowProps) {
  const t = useStore(partnerMessages)
  return (
    <>
      <TextField
        label={t.credentialName}
        value={credential.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        label={t.credentialIssuer}
        value={credential.issuer}
        onChange={({ target }) => set({ issuer: target.value })}
      />
      <TextField
        label={t.credentialVerified}
        type="date"
        value={credential.verifiedOn ?? ''}
        onChange={({ target }) => set({ verifiedOn: target.value || null })}
      />
      <TextField
        label={t.credentialExpires}
        type="date"
        value={credential.expiresOn ?? ''}
        onChange={({ target }) => set({ expiresOn: target.value || null })}
      />
    </>
  )
}
