import { useStore } from '@nanostores/react'
import { Link, useParams } from 'react-router-dom'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { failureOf } from '../lib/api-failure.ts'
import { CheckManyForm } from './check-many-form.tsx'
import { CheckResult } from './check-result.tsx'
import { SignedCheckForm } from './signed/signed-check-form.tsx'
import { signedMessages } from './signed/signed.messages.ts'
import { useCheckCertificateQuery } from './verify.api.ts'
import { verifyMessages } from './verify.messages.ts'
import classes from './verify.module.css'

/** /verify/:code: for everybody, without a login; where the QR code of a certificate leads. */
export function VerifyRoute() {
  const t = useStore(verifyMessages)
  const s = useStore(signedMessages)
  const { code = '' } = useParams()
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader title={t.title} lead={t.lead} />
      <OneCode key={code} code={code} />
      <p className={classes.statement}>{t.statement}</p>
      <SignedCheckForm />
      <p>
        <Link to="/certificate-keys">{s.keysLink}</Link>
      </p>
      <CheckManyForm />
    </div>
  )
}

function OneCode({ code }: { readonly code: string }) {
  const t = useStore(verifyMessages)
  const { data: check, error, refetch } = useCheckCertificateQuery(code)
  const failure = failureOf(error)
  if (check) return <CheckResult check={check} />
  if (!failure) return <Skeleton text={t.loading} lines={6} />
  return <FailedState onRetry={refetch}>{failure.status === 429 ? t.tooMany : t.failed}</FailedState>
}

export { VerifyRoute as Component }
