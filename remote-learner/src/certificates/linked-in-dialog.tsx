import { useStore } from '@nanostores/react'
import type { Certificate } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { tenantName, writtenIn } from '@platform/shared-contracts/rules'
import { Button } from '@platform/shared-ui/button'
import { useCopy } from '@platform/shared-ui/copy'
import { Dialog } from '@platform/shared-ui/dialog'
import { certificatesMessages } from './certificates.messages.ts'
import { linkedInUrl } from './linked-in.rule.ts'
import classes from './certificates.module.css'

interface Props {
  readonly certificate: Certificate
  readonly title: string
}

interface DialogProps extends Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** LinkedIn does not promise that its form is filled in, so each value can be copied. */
export function LinkedInDialog({ certificate, title, isOpen, onClose }: DialogProps) {
  const t = useStore(certificatesMessages)
  return (
    <Dialog isOpen={isOpen} title={t.linkedInNamed({ title })} onClose={onClose}>
      <Form certificate={certificate} title={title} />
    </Dialog>
  )
}

function Form({ certificate, title }: Props) {
  const t = useStore(certificatesMessages)
  const language = useStore(locale)
  const { tenant } = usePlatform()
  const { code, issuedAt, expiresAt } = certificate
  const issuer = tenantName(tenant)
  const checkUrl = new URL(`/verify/${code}`, window.location.href).href
  const months = new Intl.DateTimeFormat(writtenIn(language), {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  })
  const open = () => window.open(linkedInUrl(certificate, { title, issuer, checkUrl }), '_blank', 'noopener')
  return (
    <>
      <p>{t.linkedInLead}</p>
      <ul className={classes.fields}>
        <Field label={t.fieldName} value={title} />
        <Field label={t.fieldIssuer} value={issuer} />
        <Field label={t.fieldIssued} value={months.format(new Date(issuedAt))} />
        <Field label={t.fieldExpires} value={months.format(new Date(expiresAt))} />
        <Field label={t.fieldId} value={code} />
        <Field label={t.fieldUrl} value={checkUrl} />
      </ul>
      <Button variant="primary" onClick={open}>
        {t.linkedInOpen}
      </Button>
    </>
  )
}

function Field({ label, value }: { readonly label: string; readonly value: string }) {
  const t = useStore(certificatesMessages)
  const copy = useCopy()
  const outcomes = { copied: t.fieldCopied({ field: label }), failed: t.fieldCopyFailed }
  return (
    <li>
      <span>
        <span className={classes.standard}>{label}</span>
        <strong>{value}</strong>
      </span>
      <Button
        size="sm"
        aria-label={t.copyFieldNamed({ field: label })}
        onClick={() => void copy(value, outcomes)}
      >
        {t.copyField}
      </Button>
    </li>
  )
}
