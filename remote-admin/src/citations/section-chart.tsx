import { format } from '@platform/shared-contracts/remote'
import { useStore } from '@nanostores/react'
import type { CitationStats } from '@platform/shared-contracts/http'
import { Card } from '@platform/shared-ui/card'
import { DataTable, type Column } from '@platform/shared-ui/data-table'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { DOLLARS } from '../lib/format.ts'
import { Chart } from '../ui/charts/chart.tsx'
import { useCitationStatsQuery } from './citations.api.ts'
import { citationsMessages } from './citations.messages.ts'
import { ModuleLinks } from './module-links.tsx'
import { useCitationFilters } from './use-citation-filters.ts'
import classes from './citations.module.css'

type Section = CitationStats['sections'][number]

/** The sections that match the filters, most cited first. */
export function SectionChart() {
  const t = useStore(citationsMessages)
  const { data, isError, refetch } = useCitationStatsQuery(useCitationFilters())
  return (
    <Card as="section" level={2} title={t.bySection}>
      {isError && <FailedState onRetry={refetch} />}
      {!data && !isError && <Skeleton lines={6} />}
      {data && <Ranks sections={data.sections} />}
    </Card>
  )
}

function Ranks({ sections }: Pick<CitationStats, 'sections'>) {
  const t = useStore(citationsMessages)
  const { number } = useStore(format)
  if (sections.length === 0) return <p className={classes.note}>{t.noSections}</p>
  return (
    <Chart
      kind="ranks"
      label={t.bySection}
      pointHeader={t.section}
      points={sections.map(({ section }) => ({ label: section }))}
      series={[{ label: t.citations, tone: 'accent', values: sections.map(({ violations }) => violations) }]}
      format={(count) => number(count)}
      formatTick={(count) => number(count)}
      table={<SectionTable sections={sections} />}
    />
  )
}

function SectionTable({ sections }: Pick<CitationStats, 'sections'>) {
  const t = useStore(citationsMessages)
  const { number } = useStore(format)
  const columns: readonly Column<Section>[] = [
    { id: 'section', header: t.section, isRowHeader: true, cell: ({ section }) => section },
    {
      id: 'citations',
      header: t.citations,
      align: 'end',
      sortBy: ({ violations }) => violations,
      cell: ({ violations }) => number(violations),
    },
    {
      id: 'penalty',
      header: t.penalty,
      align: 'end',
      sortBy: ({ currentPenaltyCents }) => currentPenaltyCents,
      cell: ({ currentPenaltyCents }) => number(currentPenaltyCents / 100, DOLLARS),
    },
    { id: 'modules', header: t.modules, cell: ({ moduleCodes }) => <ModuleLinks codes={moduleCodes} /> },
  ]
  return (
    <DataTable
      caption={t.bySection}
      isCaptionHidden
      columns={columns}
      rows={sections}
      rowKey={({ section }) => section}
    />
  )
}
