import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { PageHeader } from '@platform/shared-ui/page-header'
import layout from '../../ui/layout.module.css'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { useJobColumns } from './job-columns.tsx'
import { useListScheduledJobsQuery, useRunScheduledJobMutation } from './jobs.api.ts'
import { jobsMessages } from './jobs.messages.ts'

const POLL_INTERVAL_MS = 3_000

/** What the server does by the clock, for operators, who may run each job at once. */
export function JobList() {
  const t = useStore(jobsMessages)
  const { notify } = usePlatform()
  const answer = useListScheduledJobsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  })
  const [run] = useRunScheduledJobMutation()
  const runNow = async (name: string) => {
    const { error } = await run(name)
    if (error) notify('danger', t.notStarted({ name }))
    else notify('success', t.started({ name }))
  }
  return (
    <div className={`content ${layout.page}`}>
      <PageHeader title={t.title} lead={t.lead} back={{ to: '/release-management', label: t.back }} />
      <ResourceList
        caption={t.title}
        columns={useJobColumns()}
        // A table that is busy every few seconds would be announced as often.
        answer={{ ...answer, isFetching: answer.isLoading }}
        view={useListView([])}
        rowKey={({ name }) => name}
        rowName={({ name }) => name}
        rowActions={({ name }) => [{ label: t.run, onSelect: () => void runNow(name) }]}
        empty={{ text: t.empty }}
      />
    </div>
  )
}
