import { useStore } from '@nanostores/react'
import type { LearnerExercise } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { DAY_AND_TIME } from '../../lib/format.ts'
import { moduleTitle } from '../../lib/module-title.ts'
import { QueryTable } from '../../ui/lists/query-table.tsx'
import { useListLearnerExercisesQuery } from './learner.api.ts'
import { learnerExerciseMessages } from './learner.messages.ts'
import classes from './learner.module.css'

/** Best result and tries of each exercise. What was answered stays between the learner and the server. */
export function LearnerExercises({ id }: { readonly id: string }) {
  const t = useStore(learnerExerciseMessages)
  return (
    <QueryTable
      caption={t.caption}
      columns={useColumns()}
      query={useListLearnerExercisesQuery(id)}
      rowKey={({ exerciseId }) => exerciseId}
      emptyText={t.empty}
    />
  )
}

function useColumns(): readonly Column<LearnerExercise>[] {
  const t = useStore(learnerExerciseMessages)
  const { time, number } = useStore(format)
  return [
    {
      id: 'exercise',
      header: t.exercise,
      isRowHeader: true,
      cell: ({ title }) => title,
      sortBy: ({ title }) => title,
    },
    {
      id: 'module',
      header: t.module,
      cell: ({ code }) => moduleTitle(code),
      sortBy: ({ code }) => code,
    },
    {
      id: 'best',
      header: t.best,
      cell: ({ best, total, solvedAt }) => (
        <span className={classes.badges}>
          {t.bestOf({ best, total })}
          {solvedAt !== null && <Badge tone="success">{t.solved}</Badge>}
        </span>
      ),
      sortBy: ({ best, total }) => best / total,
    },
    {
      id: 'tries',
      header: t.tries,
      align: 'end',
      isCompact: true,
      cell: ({ tries }) => number(tries),
      sortBy: ({ tries }) => tries,
    },
    {
      id: 'last',
      header: t.last,
      cell: ({ triedAt }) => time(new Date(triedAt), DAY_AND_TIME),
      sortBy: ({ triedAt }) => triedAt,
    },
  ]
}
