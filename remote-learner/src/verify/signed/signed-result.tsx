import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { SignedFacts } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { courseTitle, writtenIn } from '@platform/shared-contracts/rules'
import { FactList } from '@platform/shared-ui/fact-list'
import { AlertIcon, CheckIcon, CloseIcon } from '@platform/shared-ui/icon'
import { formatDay } from '../../lib/dates.ts'
import { useCheckCertificateQuery } from '../verify.api.ts'
import { verifyMessages } from '../verify.messages.ts'
import classes from '../verify.module.css'
import type { SignedCheck } from './check-signed.ts'
import { signedMessages } from './signed.messages.ts'

/** In the colors of the check by code: a good signature as valid, a bad one as revoked. */
const VERDICTS = {
  good: 'valid',
  altered: 'revoked',
  'unknown-key': 'revoked',
  none: 'not_found',
  unsupported: 'not_found',
} as const

const ICONS = { valid: CheckIcon, revoked: CloseIcon, not_found: AlertIcon }

export function SignedResult({ check }: { readonly check: SignedCheck }) {
  const t = useStore(signedMessages)
  const verdict = VERDICTS[check.kind]
  const VerdictIcon = ICONS[verdict]
  return (
    <section className={classes.result} data-verdict={verdict}>
      <div className={classes.verdict} role="status">
        <VerdictIcon size={2.5} />
        <div>
          <h3>{t[check.kind]}</h3>
          <p>{t[`${check.kind}Text`]}</p>
        </div>
      </div>
      {check.kind === 'good' && (
        <>
          <SaysList facts={check.facts} kid={check.key.jwk.kid} />
          <ServerAnswer code={check.facts.code} />
        </>
      )}
    </section>
  )
}

function SaysList({ facts, kid }: { readonly facts: SignedFacts; readonly kid: string }) {
  const t = useStore(signedMessages)
  const v = useStore(verifyMessages)
  const language = useStore(locale)
  const { holder, moduleCode: code, moduleTitle: title, measured, signedAt } = facts
  const percent = new Intl.NumberFormat(writtenIn(language), { style: 'percent' })
  const says: (readonly [string, string] | null)[] = [
    [v.holder, holder],
    [v.module, `${courseTitle({ code, title }, language)} (${code})`],
    [v.issued, formatDay(facts.issuedAt, language)],
    [v.expires, formatDay(facts.expiresAt, language)],
    [t.score, percent.format(facts.score)],
    measured && [
      t.measured,
      v.measuredFacts({
        ...{ read: measured.lessonsRead, total: measured.lessonsTotal },
        ...{ minutes: measured.minutes, attempts: measured.attempts },
      }),
    ],
    [t.version, facts.contentVersion],
    [v.issuer, facts.issuer],
    [v.number, facts.number],
    [v.code, facts.code],
    [t.kind, t[facts.kind]],
    signedAt === null ? null : [t.signedAt, formatDay(signedAt, language)],
    [t.signedBy, kid],
  ]
  return <FactList facts={says.filter((one) => one !== null)} className={classes.facts} />
}

/** A signature stays good; whether the certificate was revoked or has expired is the server's answer. */
function ServerAnswer({ code }: { readonly code: string }) {
  const t = useStore(signedMessages)
  const v = useStore(verifyMessages)
  const { data, isError } = useCheckCertificateQuery(code)
  return (
    <div>
      <h3>{t.serverTitle}</h3>
      <p className={classes.statement}>{t.serverText}</p>
      {isError && !data && <p>{t.serverOffline({ code })}</p>}
      {!data && !isError && <p>{t.serverAsking}</p>}
      {data && (
        <p>
          {t.serverAnswer} <strong>{v[data.verdict]}</strong>.{' '}
          <Link to={`/verify/${code}`}>{t.openCheck({ code })}</Link>
        </p>
      )}
    </div>
  )
}
