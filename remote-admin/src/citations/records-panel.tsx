import { format } from '@platform/shared-contracts/remote'
import { useStore } from '@nanostores/react'
import { CITATION_SORTS } from '@platform/shared-contracts/http'
import { ResourceList } from '../ui/lists/resource-list.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { citationColumns } from './citation-columns.tsx'
import { useListCitationsQuery } from './citations.api.ts'
import { citationsMessages } from './citations.messages.ts'
import { RecordNotices } from './record-notices.tsx'
import { RecordFilters } from './record-filters.tsx'
import { SectionChart } from './section-chart.tsx'
import { useCitationFilters } from './use-citation-filters.ts'
import layout from '../ui/layout.module.css'
import classes from './citations.module.css'

const FILTERS = ['q', 'standard', 'state', 'year', 'type', 'status'] as const

export function RecordsPanel() {
  const t = useStore(citationsMessages)
  const formats = useStore(format)
  const view = useListView(FILTERS, CITATION_SORTS)
  const { page, size, sort } = view
  const answer = useListCitationsQuery({ ...useCitationFilters(), page, size, sort })
  return (
    <div className={layout.page}>
      <RecordNotices page={answer.data} />
      <RecordFilters page={answer.data} />
      <div className={classes.columns}>
        <ResourceList
          caption={t.caption}
          columns={citationColumns(t, formats)}
          answer={answer}
          view={view}
          rowKey={({ activityNr }) => activityNr}
          rowName={({ establishment }) => establishment}
          empty={{ text: t.emptyAtAll, filtered: t.empty, clear: t.clear }}
        />
        <SectionChart />
      </div>
    </div>
  )
}
