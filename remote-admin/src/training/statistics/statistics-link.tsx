import { useStore } from '@nanostores/react'
import { LinkButton } from '@platform/shared-ui/button'
import { ProgressIcon } from '@platform/shared-ui/icon'
import { statisticsMessages } from './statistics.messages.ts'

/** The way to the statistics, from the pages about training. */
export function StatisticsLink() {
  const t = useStore(statisticsMessages)
  return (
    <LinkButton variant="ghost" to="/question-statistics" icon={<ProgressIcon />}>
      {t.link}
    </LinkButton>
  )
}
