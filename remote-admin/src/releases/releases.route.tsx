import { useStore } from '@nanostores/react'
import { useSearchParams } from 'react-router-dom'
import type { RegistryStatus } from '@platform/shared-contracts/http'
import { LinkButton } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { Tabs } from '@platform/shared-ui/tabs'
import { useIsOperator } from '../lib/use-is-operator.ts'
import { POLL_INTERVAL_MS, useRegistryStatusQuery } from './releases.api.ts'
import { JobList } from './jobs/job-list.tsx'
import { releasesMessages } from './releases.messages.ts'
import { RemoteView } from './remote-view.tsx'
import { TokenList } from './tokens/token-list.tsx'
import classes from './releases.module.css'

/** /release-management, for operators: the remotes; `?view=tokens` lists what teams deploy with, `?view=jobs` what runs by the clock. */
export function ReleasesRoute() {
  const t = useStore(releasesMessages)
  const [query] = useSearchParams()
  if (useIsOperator()) return <OperatorsView view={query.get('view')} />
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader title={t.title} />
      <EmptyState title={t.operatorsTitle}>{t.operatorsText}</EmptyState>
    </div>
  )
}

function OperatorsView({ view }: { readonly view: string | null }) {
  if (view === 'tokens') return <TokenList />
  return view === 'jobs' ? <JobList /> : <Releases />
}

/** Every remote on a tab, the open one in the address. */
function Releases() {
  const t = useStore(releasesMessages)
  const { data, isError, refetch } = useRegistryStatusQuery(undefined, { pollingInterval: POLL_INTERVAL_MS })
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <LinkButton to="/release-management?view=tokens">{t.tokens}</LinkButton>
            <LinkButton to="/release-management?view=jobs">{t.jobs}</LinkButton>
          </>
        }
      />
      {isError && <FailedState onRetry={() => void refetch()}>{t.loadFailed}</FailedState>}
      {!data && !isError && <Skeleton lines={8} />}
      {data && <Remotes status={data} />}
    </div>
  )
}

function Remotes({ status }: { readonly status: RegistryStatus }) {
  const t = useStore(releasesMessages)
  const [query, setQuery] = useSearchParams()
  const names = status.remotes.map(({ remote }) => remote)
  const requestedRemote = query.get('remote') ?? ''
  const [first] = names
  if (first === undefined) return <EmptyState>{t.empty}</EmptyState>
  return (
    <>
      <p className={classes.note}>{t.shell({ version: status.shellContract })}</p>
      <Tabs
        label={t.remotes}
        value={names.includes(requestedRemote) ? requestedRemote : first}
        onChange={(remote) => setQuery({ remote }, { replace: true })}
        tabs={status.remotes.map((one) => ({
          id: one.remote,
          label: one.remote,
          content: <RemoteView status={one} />,
        }))}
      />
    </>
  )
}

export { ReleasesRoute as Component }
