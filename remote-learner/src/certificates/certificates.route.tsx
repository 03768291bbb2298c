import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Certificate } from '@platform/shared-contracts/http'
import { LinkButton } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { CertificateIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { CardGrid } from '../ui/card-grid.tsx'
import { useListCertificatesQuery } from '../domain/certificate/certificates.api.ts'
import { RetryAlert } from '../ui/retry-alert.tsx'
import { SyncStatus } from '../domain/offline/sync-status.tsx'
import { CertificateCard } from './certificate-card.tsx'
import { ClassSection } from './classes/class-section.tsx'
import { certificatesMessages } from './certificates.messages.ts'
import { CredentialSection } from './credentials/credential-section.tsx'
import classes from './certificates.module.css'

/** /certificates: what the learner has proved, what is due for renewal, and what was before. */
export function CertificatesRoute() {
  const t = useStore(certificatesMessages)
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader title={t.title} lead={t.lead} />
      <Certificates />
      <ClassSection />
      <CredentialSection />
      <p className={classes.statement}>{t.statement}</p>
      <SyncStatus />
    </div>
  )
}

function Certificates() {
  const t = useStore(certificatesMessages)
  const { data, isError, refetch } = useListCertificatesQuery()
  if (!data && isError) return <FailedState onRetry={refetch}>{t.failed}</FailedState>
  if (!data) return <Skeleton text={t.loading} lines={8} />
  const current = data.filter(({ state }) => state !== 'replaced')
  const earlier = data.filter(({ state }) => state === 'replaced')
  return (
    <>
      {isError && <FailedAgain onRetry={refetch} />}
      {data.length === 0 && <NoCertificates />}
      <CertificateGroup title={t.current} certificates={current} />
      <CertificateGroup title={t.history} certificates={earlier} />
    </>
  )
}

function NoCertificates() {
  const t = useStore(certificatesMessages)
  return (
    <EmptyState
      icon={<CertificateIcon size={2} />}
      title={t.emptyTitle}
      action={
        <LinkButton variant="primary" to="/quizzes">
          {t.toQuizzes}
        </LinkButton>
      }
    >
      {t.empty}
    </EmptyState>
  )
}

function FailedAgain({ onRetry }: { readonly onRetry: () => void }) {
  const t = useStore(certificatesMessages)
  return (
    <RetryAlert retry={t.retry} onRetry={onRetry}>
      {t.failed}
    </RetryAlert>
  )
}

interface GroupProps {
  readonly title: string
  readonly certificates: readonly Certificate[]
}

function CertificateGroup({ title, certificates }: GroupProps) {
  const [now] = useState(() => Date.now())
  if (certificates.length === 0) return null
  return (
    <section className={classes.group}>
      <h2>{title}</h2>
      <CardGrid cards="large">
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            <CertificateCard certificate={certificate} now={now} />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}

export { CertificatesRoute as Component }
