import { useStore } from '@nanostores/react'
import { Button } from '@platform/shared-ui/button'
import { DataTable, type TableSort } from '@platform/shared-ui/data-table'
import { format } from '../lib/format.ts'
import { useAddress } from '../lib/use-address.ts'
import { citationColumns } from './citation-columns.tsx'
import { PAGE_SIZE, useListCitationsQuery } from './citations.api.ts'
import { citationsMessages } from './citations.messages.ts'
import { RecordNotices } from './record-notices.tsx'
import { NO_FILTERS, RecordFilters } from './record-filters.tsx'
import { SectionChart } from './section-chart.tsx'
import { useCitationFilters } from './use-citation-filters.ts'
import classes from './citations.module.css'

export function RecordsPanel() {
  const t = useStore(citationsMessages)
  const formats = useStore(format)
  const address = useAddress()
  const filters = useCitationFilters()
  const sort = address.value('sort') || '-opened'
  const { data, isFetching, isError, refetch } = useListCitationsQuery({
    ...filters,
    sort,
    page: address.page,
  })
  const order = ({ column, direction }: TableSort) =>
    address.choose({ sort: direction === 'descending' ? `-${column}` : column })
  return (
    <div className={classes.page}>
      <RecordNotices page={data} />
      <RecordFilters page={data} />
      <div className={classes.columns}>
        <DataTable
          caption={t.caption}
          isCaptionHidden
          columns={citationColumns(t, formats)}
          rows={data?.items}
          rowKey={({ activityNr }) => activityNr}
          isLoading={isFetching}
          isFailed={isError}
          onRetry={refetch}
          emptyText={t.empty}
          emptyAction={<Button onClick={() => address.choose(NO_FILTERS)}>{t.clear}</Button>}
          sort={{
            column: sort.replace('-', ''),
            direction: sort.startsWith('-') ? 'descending' : 'ascending',
          }}
          onSort={order}
          page={{ page: address.page, size: PAGE_SIZE, total: data?.total ?? 0 }}
          onPage={address.turn}
        />
        <SectionChart />
      </div>
    </div>
  )
}
