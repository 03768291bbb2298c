import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { Badge } from '@platform/shared-ui/badge'
import { DataTable } from '@platform/shared-ui/data-table'
import { format } from '@platform/shared-contracts/remote'
import { DAY, dayOf } from '../lib/format.ts'
import { useMostCitedQuery } from './citations.api.ts'
import { citationsMessages } from './citations.messages.ts'
import { ModuleLinks } from './module-links.tsx'
import layout from '../ui/layout.module.css'
import classes from './citations.module.css'

export function MostCitedPanel() {
  const t = useStore(citationsMessages)
  const { time, number } = useStore(format)
  const { data, isError, refetch } = useMostCitedQuery()
  return (
    <div className={layout.page}>
      <DataTable
        caption={t.mostCitedCaption({ year: data?.fiscalYear ?? '' })}
        rows={data?.items}
        rowKey={({ section }) => section}
        isFailed={isError}
        onRetry={refetch}
        columns={[
          {
            id: 'section',
            header: t.section,
            isRowHeader: true,
            isCompact: true,
            cell: ({ section }) => (
              <Link to={`/citations?standard=${section}`} aria-label={t.seeRecords({ section })}>
                {section}
              </Link>
            ),
          },
          { id: 'subject', header: t.subject, cell: ({ title }) => title },
          {
            id: 'count',
            header: t.count,
            align: 'end',
            sortBy: ({ violations }) => violations,
            cell: ({ violations }) => number(violations),
          },
          {
            id: 'modules',
            header: t.modules,
            cell: ({ moduleCodes }) => <ModuleLinks codes={moduleCodes} />,
          },
        ]}
      />
      {data && (
        <p className={classes.note}>
          {data.isPreliminary && <Badge tone="info">{t.preliminary}</Badge>}{' '}
          {t.source({ source: data.source, date: time(dayOf(data.checkedOn), DAY) })}
        </p>
      )}
    </div>
  )
}
