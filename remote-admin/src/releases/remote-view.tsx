import { useState } from 'react'
import type { RemoteStatus } from '@platform/shared-contracts/http'
import { ChangeDialog } from './change-dialog.tsx'
import { ChangeHistory } from './change-history.tsx'
import { FailureChart } from './failure-chart.tsx'
import type { Change } from './registry-change.rule.ts'
import { ReleaseTable } from './release-table.tsx'
import { POLL_INTERVAL_MS, useRemoteHealthQuery } from './releases.api.ts'
import { RunningState } from './running-state.tsx'
import { WhyPanel } from './why-panel.tsx'
import classes from './releases.module.css'

/** One remote: what runs, how it fares, why, and what has changed. */
export function RemoteView({ status }: { readonly status: RemoteStatus }) {
  const [change, setChange] = useState<Change | null>(null)
  const health = useRemoteHealthQuery(status.remote, { pollingInterval: POLL_INTERVAL_MS })
  return (
    <div className={classes.page}>
      <RunningState status={status} health={health.data} onChange={setChange} />
      <ReleaseTable status={status} health={health.data} onChange={setChange} />
      <FailureChart health={health.data} isFailed={health.isError} onRetry={() => void health.refetch()} />
      <WhyPanel remote={status.remote} />
      <ChangeHistory remote={status.remote} />
      {change && <ChangeDialog remote={status.remote} change={change} onClose={() => setChange(null)} />}
    </div>
  )
}
