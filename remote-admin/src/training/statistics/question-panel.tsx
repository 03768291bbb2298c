import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { QuestionStatistics } from '@platform/shared-contracts/http'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { AnswersDialog } from './answers-dialog.tsx'
import { HowToRead } from './how-to-read.tsx'
import { useStatisticsColumns } from './statistics-columns.tsx'
import { useListQuestionStatisticsQuery } from './statistics.api.ts'
import { statisticsMessages } from './statistics.messages.ts'
import classes from './statistics.module.css'
import { useStatisticsView } from './use-statistics-view.ts'

export function QuestionPanel() {
  const t = useStore(statisticsMessages)
  const { view, module, isPlatform } = useStatisticsView()
  const answer = useListQuestionStatisticsQuery({ module, isPlatform })
  const [open, setOpen] = useState<QuestionStatistics | null>(null)
  const attempts = answer.currentData?.attempts
  return (
    <div className={classes.panel}>
      <p className={classes.counted} role="status">
        {attempts === undefined ? '' : t.counted({ count: attempts })}
      </p>
      <ResourceList
        caption={t.caption}
        columns={useStatisticsColumns()}
        answer={answer}
        view={view}
        rowKey={({ id }) => id}
        rowName={({ text }) => text}
        rowActions={(row) => [{ label: t.answers, onSelect: () => setOpen(row) }]}
        empty={{ text: t.empty }}
      />
      <HowToRead lines={[t.aboutRight, t.aboutDiscrimination, t.aboutUnused, t.aboutWording]} />
      {open && <AnswersDialog question={open} onClose={() => setOpen(null)} />}
    </div>
  )
}
