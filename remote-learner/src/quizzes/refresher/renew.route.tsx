import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Refresher } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { LinkButton } from '@platform/shared-ui/button'
import { DocumentHead } from '@platform/shared-ui/document-head'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { failureOf, type Failure } from '../../lib/api-failure.ts'
import { formatDay } from '../../lib/dates.ts'
import { SyncStatus } from '../../domain/offline/sync-status.tsx'
import { useOutbox } from '../../domain/outbox/use-outbox.ts'
import { ContentChanges } from './content-changes.tsx'
import { PastMistakes } from './past-mistakes.tsx'
import { refresherMessages } from './refresher.messages.ts'
import { useGetRefresherQuery } from './refresher.api.ts'
import { StartRenewal } from './start-renewal.tsx'
import classes from './refresher.module.css'

/** /modules/:code/renew: what changed and what went wrong last time, then the quiz that renews the certificate. */
export function RenewRoute() {
  const t = useStore(refresherMessages)
  const { code = '' } = useParams()
  const { data, error, refetch } = useGetRefresherQuery(code, { refetchOnMountOrArgChange: true })
  const title = data ? t.title({ title: data.title }) : t.titleUnknown
  return (
    <div className={`content ${classes.page}`}>
      <DocumentHead title={title} description={t.description} />
      <Header title={title} refresher={data} />
      {data ? (
        <Steps refresher={data} />
      ) : (
        <NotLoaded code={code} failure={failureOf(error)} onRetry={() => void refetch()} />
      )}
      <SyncStatus />
    </div>
  )
}

function Header({ title, refresher }: { readonly title: string; readonly refresher: Refresher | undefined }) {
  const t = useStore(refresherMessages)
  const language = useStore(locale)
  const [now] = useState(() => Date.now())
  const back = { to: '/certificates', label: t.back }
  if (!refresher) return <PageHeader title={title} back={back} />
  const { issuedAt, expiresAt } = refresher.certificate
  const days = { issued: formatDay(issuedAt, language), expires: formatDay(expiresAt, language) }
  const isExpired = Date.parse(expiresAt) <= now
  return <PageHeader title={title} lead={isExpired ? t.leadExpired(days) : t.lead(days)} back={back} />
}

function Steps({ refresher }: { readonly refresher: Refresher }) {
  return (
    <>
      <ContentChanges refresher={refresher} />
      <PastMistakes refresher={refresher} />
      <StartRenewal refresher={refresher} />
    </>
  )
}

interface NotLoadedProps {
  readonly code: string
  readonly failure: Failure | null
  readonly onRetry: () => void
}

function NotLoaded({ code, failure, onRetry }: NotLoadedProps) {
  const t = useStore(refresherMessages)
  const { isOffline } = useOutbox()
  if (!failure) return <Skeleton text={t.loading} lines={8} />
  if (failure.status !== 404)
    return (
      <FailedState onRetry={onRetry}>{isOffline || failure.status === 0 ? t.offline : t.failed}</FailedState>
    )
  const open = <LinkButton to={`/modules/${encodeURIComponent(code)}`}>{t.openModule}</LinkButton>
  return <EmptyState action={open}>{t.none}</EmptyState>
}

export { RenewRoute as Component }
