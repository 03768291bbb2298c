import { useStore } from '@nanostores/react'
import {
  CERTIFICATE_ACT_STATEMENTS,
  CertificateActInput,
  type CertificateActKind,
  type RegisteredCertificate,
} from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import type { FormOf } from '../../ui/use-resource-form.ts'
import { useActionForm } from '../../ui/use-row-form.ts'
import { useSignCertificateMutation } from './learner.api.ts'
import { actMessages } from './learner.messages.ts'
import { SignatureFields } from '../../domain/practice/signature-fields.tsx'
import layout from '../../ui/layout.module.css'

interface Props {
  readonly certificate: RegisteredCertificate
  readonly kind: CertificateActKind
  readonly onClose: () => void
}

interface ActDraft {
  readonly trainedOn: string
  readonly adequateOn: string
  readonly isAttested: boolean
  readonly signature: string
}

const NEW_ACT: ActDraft = { trainedOn: '', adequateOn: '', isAttested: false, signature: '' }

/** Signs a certificate: as its qualified trainer, or the certification of fall protection training. */
export function ActDialog({ certificate, kind, onClose }: Props) {
  const t = useStore(actMessages)
  const [sign] = useSignCertificateMutation()
  const isCertification = kind === 'fall_protection'
  const trainedOn = isCertification ? certificate.issuedAt.slice(0, 10) : ''
  const form = useActionForm({
    start: { ...NEW_ACT, trainedOn },
    toRequest: (draft) => ({
      ...draft,
      kind,
      trainedOn: draft.trainedOn || null,
      adequateOn: draft.adequateOn || null,
    }),
    schema: CertificateActInput,
    send: (act) => sign({ certificate, act }),
    done: t.signed,
    onClose,
  })
  const { holderName: name, moduleTitle: module } = certificate
  return (
    <ResourceDialog
      form={form}
      size="lg"
      title={isCertification ? t.certifyTitle({ name }) : t.title({ module })}
      className={layout.stack}
      save={t.sign}
      saving={t.signing}
      onClose={onClose}
    >
      <p>{isCertification ? t.certifyLead : t.lead({ name })}</p>
      {isCertification && <Days form={form} />}
      <SignatureFields field={form.field} statement={CERTIFICATE_ACT_STATEMENTS[kind]} />
    </ResourceDialog>
  )
}

interface FieldsProps {
  readonly form: FormOf<ActDraft>
}

/** 29 CFR 1926.503(b)(1): the day of the training, or of the finding that prior training was adequate. */
function Days({ form: { field } }: FieldsProps) {
  const t = useStore(actMessages)
  return (
    <div className={layout.pair}>
      <TextField label={t.trainedOn} hint={t.trainedOnHint} type="date" {...field('trainedOn')} />
      <TextField label={t.adequateOn} hint={t.adequateOnHint} type="date" {...field('adequateOn')} />
    </div>
  )
}
