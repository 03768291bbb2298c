import { useStore } from '@nanostores/react'
import type { TrainingMatrix } from '@platform/shared-contracts/http'
import { Stat, StatGroup } from '@platform/shared-ui/stat'
import { format } from '@platform/shared-contracts/remote'
import { trainingMessages } from './training.messages.ts'

export function TrainingSummary({ summary }: Pick<TrainingMatrix, 'summary'>) {
  const t = useStore(trainingMessages)
  const { number } = useStore(format)
  return (
    <StatGroup>
      <Stat label={t.people} value={number(summary.people)} />
      <Stat
        label={t.completion}
        value={number(summary.completion, { style: 'percent', maximumFractionDigits: 0 })}
      />
      <Stat label={t.overdue} value={number(summary.overdue)} />
      <Stat label={t.expired} value={number(summary.expired)} />
      <Stat label={t.idle} value={number(summary.idle)} hint={t.idleHint} />
    </StatGroup>
  )
}
