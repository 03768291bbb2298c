import { useStore } from '@nanostores/react'
import type { CertificateCheck } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { courseTitle } from '@platform/shared-contracts/rules'
import { FactList } from '@platform/shared-ui/fact-list'
import { AlertIcon, CertificateIcon, CheckIcon, ClockIcon, CloseIcon } from '@platform/shared-ui/icon'
import { formatDate, formatDay, formatMoment } from '../lib/dates.ts'
import { useMeasuredFacts, useSignatureFact, useSignedFacts } from './check-proof.ts'
import { verifyMessages } from './verify.messages.ts'
import classes from './verify.module.css'

const ICONS = { valid: CheckIcon, expired: ClockIcon, revoked: CloseIcon, not_found: AlertIcon }

/** The verdict, large enough to be read at arm's length, and what it rests on. */
export function CheckResult({ check }: { readonly check: CertificateCheck }) {
  const t = useStore(verifyMessages)
  const language = useStore(locale)
  const { verdict, certificate, code, checkedAt } = check
  const VerdictIcon = ICONS[verdict]
  return (
    <section className={classes.result} data-verdict={verdict}>
      <div className={classes.verdict} role="status">
        <VerdictIcon size={2.5} />
        <div>
          <h2>{t[verdict]}</h2>
          <p>{t[`${verdict}Text`]}</p>
          {certificate?.isReplaced && <p>{t.replaced}</p>}
        </div>
      </div>
      {certificate && <Details certificate={certificate} />}
      <p className={classes.foot}>
        <CertificateIcon size={1.125} /> {code} · {t.checkedAt({ moment: formatMoment(checkedAt, language) })}
      </p>
    </section>
  )
}

type CheckedCertificate = NonNullable<CertificateCheck['certificate']>

function Details({ certificate }: { readonly certificate: CheckedCertificate }) {
  const t = useStore(verifyMessages)
  const language = useStore(locale)
  const { signOff, expiryBasis, moduleCode: code, moduleTitle } = certificate
  const { standard, expiryRule } = certificate.translations?.[language] ?? certificate
  const title = courseTitle({ code, title: moduleTitle }, language)
  const languages = new Intl.DisplayNames(language, { type: 'language' })
  const practical = signOff
    ? t.practicalYes({ name: signOff.signedBy, day: formatDate(signOff.performedOn, language) })
    : t.practicalNo
  const signed = useSignedFacts(certificate)
  const measured = useMeasuredFacts(certificate)
  const signature = useSignatureFact(certificate)
  const facts: (readonly [string, string])[] = [
    [t.holder, certificate.holderName],
    [t.module, `${title} (${code})`],
    [t.standard, standard],
    [t.issued, formatDay(certificate.issuedAt, language)],
    [t.expires, formatDay(certificate.expiresAt, language)],
    [t.renewal, t[expiryBasis]({ rule: expiryRule })],
    ...signed,
    [t.practical, practical],
    ...measured,
    [t.language, languages.of(certificate.language) ?? certificate.language],
    [t.issuer, certificate.issuer],
    [t.number, certificate.number],
    ...signature,
  ]
  return <FactList facts={facts} className={classes.facts} />
}
