import { useStore } from '@nanostores/react'
import { CertificateRevocation, type RegisteredCertificate } from '@platform/shared-contracts/http'
import { TextAreaField } from '@platform/shared-ui/field'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { useActionForm } from '../../ui/use-row-form.ts'
import { useRevokeCertificateMutation } from './proof.api.ts'
import { registerMessages } from './proof.messages.ts'
import layout from '../../ui/layout.module.css'

interface Props {
  readonly certificate: RegisteredCertificate
  readonly onClose: () => void
}

const NO_REASON = { reason: '' }

export function RevokeDialog({ certificate: { id, moduleTitle, holderName }, onClose }: Props) {
  const t = useStore(registerMessages)
  const [revoke] = useRevokeCertificateMutation()
  const form = useActionForm({
    start: NO_REASON,
    schema: CertificateRevocation,
    send: (revocation) => revoke({ id, ...revocation }),
    done: t.revoked,
    onClose,
  })
  return (
    <ResourceDialog
      form={form}
      isDanger
      title={t.revokeTitle({ title: moduleTitle, name: holderName })}
      className={layout.stack}
      save={t.revoke}
      saving={t.revoking}
      onClose={onClose}
    >
      <p>{t.revokeText}</p>
      <TextAreaField label={t.reason} hint={t.reasonHint} required {...form.field('reason')} />
    </ResourceDialog>
  )
}
