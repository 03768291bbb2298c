import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ExerciseStatistics } from '@platform/shared-contracts/http'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { useExerciseColumns } from './exercise-columns.tsx'
import { HowToRead } from './how-to-read.tsx'
import { MistakesDialog } from './mistakes-dialog.tsx'
import { useListExerciseStatisticsQuery } from './statistics.api.ts'
import { exerciseMessages } from './statistics.messages.ts'
import classes from './statistics.module.css'
import { useStatisticsView } from './use-statistics-view.ts'

export function ExercisePanel() {
  const t = useStore(exerciseMessages)
  const { view, module } = useStatisticsView()
  const answer = useListExerciseStatisticsQuery(module)
  const [open, setOpen] = useState<ExerciseStatistics | null>(null)
  const results = answer.currentData?.results
  return (
    <div className={classes.panel}>
      <p className={classes.counted} role="status">
        {results === undefined ? '' : t.counted({ count: results })}
      </p>
      <ResourceList
        caption={t.caption}
        columns={useExerciseColumns()}
        answer={answer}
        view={view}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        rowActions={(row) => [{ label: t.mistakes, onSelect: () => setOpen(row) }]}
        empty={{ text: t.empty }}
      />
      <HowToRead lines={[t.aboutFirst, t.aboutBest, t.aboutMistakes]} />
      {open && <MistakesDialog exercise={open} onClose={() => setOpen(null)} />}
    </div>
  )
}
