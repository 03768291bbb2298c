import { useStore } from '@nanostores/react'
import type { CertificateKey } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import { Card } from '@platform/shared-ui/card'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { formatDate } from '../../lib/dates.ts'
import classes from '../verify.module.css'
import { useListCertificateKeysQuery } from './keys.api.ts'
import { SignedCheckForm } from './signed-check-form.tsx'
import { signedMessages } from './signed.messages.ts'

/** Unwraps base64url as the JWS standard writes it; openssl wants plain base64 and the parts as files. */
const COMMANDS = `cut -d. -f1,2 certificate.jws | tr -d '\\n' > signed.txt
cut -d. -f3 certificate.jws | tr -d '\\n' | tr '_-' '/+' | sed 's/$/==/' | openssl base64 -d -A > signature.bin
openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in signed.txt -sigfile signature.bin`

/** /certificate-keys: the public keys with their fingerprints, and how anyone checks a certificate without us. */
export function CertificateKeysRoute() {
  const t = useStore(signedMessages)
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader title={t.pageTitle} lead={t.pageLead} />
      <SignedCheckForm />
      <section className={classes.many} aria-labelledby="keys">
        <h2 id="keys">{t.keysTitle}</h2>
        <p className={classes.statement}>{t.keysLead}</p>
        <Keys />
        <p>
          <a href="/.well-known/jwks.json">{t.jwks}</a>
        </p>
      </section>
      <section className={classes.many} aria-labelledby="how">
        <h2 id="how">{t.howTitle}</h2>
        <ol>
          <li>{t.howOne}</li>
          <li>{t.howTwo}</li>
          <li>{t.howThree}</li>
        </ol>
        <pre className={classes.code}>
          <code>{COMMANDS}</code>
        </pre>
        <p className={classes.statement}>{t.howFour}</p>
      </section>
    </div>
  )
}

function Keys() {
  const t = useStore(signedMessages)
  const { data: keys, isError, refetch } = useListCertificateKeysQuery()
  if (keys) return keys.map((key) => <KeyCard key={key.jwk.kid} certificateKey={key} />)
  if (isError) return <FailedState onRetry={refetch}>{t.keysFailed}</FailedState>
  return <Skeleton text={t.loadingKeys} lines={4} />
}

function KeyCard({ certificateKey }: { readonly certificateKey: CertificateKey }) {
  const t = useStore(signedMessages)
  const language = useStore(locale)
  const { jwk, fingerprint, pem, createdAt, retiredAt } = certificateKey
  const isInUse = retiredAt === null
  return (
    <Card
      as="article"
      level={3}
      title={t.since({ day: formatDate(createdAt, language) })}
      aside={<Badge tone={isInUse ? 'success' : 'neutral'}>{isInUse ? t.inUse : t.retired}</Badge>}
    >
      <dl className={classes.keyFacts}>
        <div>
          <dt>{t.keyName}</dt>
          <dd>
            <code>{jwk.kid}</code>
          </dd>
        </div>
        <div>
          <dt>{t.fingerprint}</dt>
          <dd>
            <code>{fingerprint.replace(/..(?!$)/g, '$&:')}</code>
          </dd>
        </div>
        <div>
          <dt>{t.publicKey}</dt>
          <dd>
            <pre className={classes.code}>
              <code>{pem.trim()}</code>
            </pre>
          </dd>
        </div>
      </dl>
      {retiredAt !== null && (
        <p className={classes.statement}>{t.until({ day: formatDate(retiredAt, language) })}</p>
      )}
    </Card>
  )
}

export { CertificateKeysRoute as Component }
