import { useStore } from '@nanostores/react'
import { SUBSCRIPTION_STATES } from '@platform/shared-contracts/http'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { ExportButton } from '../ui/lists/export-button.tsx'
import { ResourceList } from '../ui/lists/resource-list.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { useSubscriberColumns } from './subscriber-columns.tsx'
import { filterParams, useListSubscribersQuery } from './subscriptions.api.ts'
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
      <PageHeader
        level={2}
        title={t.subscribersTitle}
        actions={
          <ExportButton
            path="/admin/subscriptions.csv"
            query={filterParams(filter)}
            fileName="subscribers.csv"
          />
        }
      />
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
