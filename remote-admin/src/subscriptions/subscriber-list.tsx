import { useStore } from '@nanostores/react'
import { SUBSCRIPTION_STATES } from '@platform/shared-contracts/http'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { DataTable } from '@platform/shared-ui/data-table'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { useAddress } from '../lib/use-address.ts'
import { useDownload } from '../lib/use-download.ts'
import { useSubscriberColumns } from './subscriber-columns.tsx'
import {
  filterParams,
  PAGE_SIZE,
  useListSubscribersQuery,
  type SubscriberFilter,
} from './subscriptions.api.ts'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import classes from './subscriptions.module.css'

export function SubscriberList() {
  const t = useStore(subscriptionsMessages)
  const { value, page, turn, choose } = useAddress()
  const columns = useSubscriberColumns()
  const status = SUBSCRIPTION_STATES.find((state) => state === value('status')) ?? ''
  const filter = { q: value('q'), status }
  const { data, isFetching, isError, refetch } = useListSubscribersQuery({ ...filter, page })
  const isNarrowed = Object.keys(filterParams(filter)).length > 0
  return (
    <section className={classes.stack}>
      <PageHeader level={2} title={t.subscribersTitle} actions={<ExportButton filter={filter} />} />
      <div className={classes.filters}>
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
      <DataTable
        caption={t.subscribersTitle}
        isCaptionHidden
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        isLoading={isFetching}
        isFailed={isError}
        onRetry={refetch}
        emptyText={isNarrowed ? t.emptySearch : t.empty}
        emptyAction={isNarrowed && <Button onClick={() => choose({ q: '', status: '' })}>{t.showAll}</Button>}
        page={{ page, size: PAGE_SIZE, total: data?.total ?? 0 }}
        onPage={turn}
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
