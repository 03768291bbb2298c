import { useStore } from '@nanostores/react'
import { useDownload } from '@platform/shared-contracts/client'
import { SUBSCRIPTION_STATES } from '@platform/shared-contracts/http'
import { BusyButton } from '@platform/shared-ui/button'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { ResourceList } from '../ui/resource-list.tsx'
import { useListView } from '../ui/use-list-view.ts'
import { useSubscriberColumns } from './subscriber-columns.tsx'
import { filterParams, useListSubscribersQuery, type SubscriberFilter } from './subscriptions.api.ts'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import layout from '../ui/layout.module.css'

export function SubscriberList() {
  const t = useStore(subscriptionsMessages)
  const view = useListView(['q', 'status'])
  const columns = useSubscriberColumns()
  const status = SUBSCRIPTION_STATES.find((state) => state === view.filters.status) ?? ''
  const filter = { q: view.filters.q, status }
  const { page, size, choose } = view
  return (
    <section className={layout.fields}>
      <PageHeader level={2} title={t.subscribersTitle} actions={<ExportButton filter={filter} />} />
      <div className={layout.filters}>
        <SearchField label={t.search} value={filter.q} onChange={(q) => choose({ q })} />
        <SelectField
          label={t.status}
          isLabelHidden
          value={status}
          emptyOption={t.anyStatus}
          options={[
            { value: 'active', label: t.statusActive },
            { value: 'ended', label: t.statusEnded },
          ]}
          onChange={({ target }) => choose({ status: target.value })}
        />
      </div>
      <ResourceList
        caption={t.subscribersTitle}
        columns={columns}
        answer={useListSubscribersQuery({ ...filter, page, size })}
        view={view}
        rowKey={({ id }) => id}
        rowName={({ firstName, lastName }) => `${firstName} ${lastName}`}
        empty={{ text: t.empty, filtered: t.emptySearch, clear: t.showAll }}
      />
    </section>
  )
}

function ExportButton({ filter }: { readonly filter: SubscriberFilter }) {
  const t = useStore(subscriptionsMessages)
  const { isBusy, download } = useDownload(t.exportFailed)
  return (
    <BusyButton
      icon={<DownloadIcon />}
      isBusy={isBusy}
      busyText={t.exporting}
      onClick={() =>
        void download(
          `/admin/subscriptions.csv?${new URLSearchParams(filterParams(filter))}`,
          'subscribers.csv',
        )
      }
    >
      {t.export}
    </BusyButton>
  )
}
