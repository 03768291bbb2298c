import { useStore } from '@nanostores/react'
import type { CitationStats } from '@platform/shared-contracts/http'
import { Card } from '@platform/shared-ui/card'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { DOLLARS, format } from '../lib/format.ts'
import { useCitationStatsQuery } from './citations.api.ts'
import { citationsMessages } from './citations.messages.ts'
import { ModuleLinks } from './module-links.tsx'
import { useCitationFilters } from './use-citation-filters.ts'
import classes from './citations.module.css'

/**
 * The sections that match the filters. Each bar has its numbers next to it, so that the bar itself need not be read.
 */
export function SectionChart() {
  const t = useStore(citationsMessages)
  const { data, isError, refetch } = useCitationStatsQuery(useCitationFilters())
  return (
    <Card as="section" level={2} title={t.bySection}>
      {isError && <FailedState onRetry={refetch} />}
      {!data && !isError && <Skeleton lines={6} />}
      {data && <Bars sections={data.sections} />}
    </Card>
  )
}

function Bars({ sections }: Pick<CitationStats, 'sections'>) {
  const t = useStore(citationsMessages)
  const { number } = useStore(format)
  if (sections.length === 0) return <p className={classes.note}>{t.noSections}</p>
  const most = Math.max(...sections.map(({ violations }) => violations))
  return (
    <ol className={classes.bars}>
      {sections.map(({ section, violations, currentPenaltyCents, moduleCodes }) => (
        <li key={section}>
          <span className={classes.barName}>
            <strong>{section}</strong> <ModuleLinks codes={moduleCodes} />
          </span>
          <span className={classes.note}>
            {t.sectionCount({ count: violations, penalty: number(currentPenaltyCents / 100, DOLLARS) })}
          </span>
          <svg className={classes.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(violations / most) * 100} height="6" rx="1" />
          </svg>
        </li>
      ))}
    </ol>
  )
}
