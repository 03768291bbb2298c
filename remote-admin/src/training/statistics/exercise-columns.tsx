import { useStore } from '@nanostores/react'
import type { ExerciseStatistics } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import type { Column } from '@platform/shared-ui/data-table'
import { TwoLines } from '../../ui/lists/two-lines.tsx'
import { exerciseKindMessages, exerciseMessages } from './statistics.messages.ts'
import classes from './statistics.module.css'

const PERCENT = { style: 'percent', maximumFractionDigits: 0 } as const

export function useExerciseColumns(): readonly Column<ExerciseStatistics>[] {
  const t = useStore(exerciseMessages)
  const { number } = useStore(format)
  const percent = (share: number | null) => (share === null ? t.none : number(share, PERCENT))
  return [
    {
      id: 'exercise',
      header: t.exercise,
      isRowHeader: true,
      cell: (row) => <Name row={row} />,
      sortBy: ({ title }) => title,
    },
    {
      id: 'learners',
      header: t.learners,
      align: 'end',
      cell: ({ learners }) => number(learners),
      sortBy: ({ learners }) => learners,
    },
    {
      id: 'first',
      header: t.solvedFirst,
      align: 'end',
      cell: ({ solvedFirstShare }) => percent(solvedFirstShare),
      sortBy: ({ solvedFirstShare }) => solvedFirstShare,
    },
    {
      id: 'solved',
      header: t.solved,
      align: 'end',
      cell: ({ solved, learners }) => percent(learners === 0 ? null : solved / learners),
      sortBy: ({ solved, learners }) => (learners === 0 ? null : solved / learners),
    },
    {
      id: 'best',
      header: t.best,
      align: 'end',
      cell: ({ bestShare }) => percent(bestShare),
      sortBy: ({ bestShare }) => bestShare,
    },
    {
      id: 'tries',
      header: t.tries,
      align: 'end',
      cell: ({ tries }) => (tries === null ? t.none : number(tries, { maximumFractionDigits: 1 })),
      sortBy: ({ tries }) => tries,
    },
    {
      id: 'mistake',
      header: t.mostMissed,
      cell: ({ mistakes }) => mistakes[0]?.text ?? <span className={classes.muted}>{t.none}</span>,
    },
  ]
}

function Name({ row: { id, kind, title } }: { readonly row: ExerciseStatistics }) {
  const kinds = useStore(exerciseKindMessages)
  return (
    <TwoLines
      second={
        <>
          {id} · {kind in kinds ? kinds[kind as keyof typeof kinds] : kind}
        </>
      }
    >
      {title}
    </TwoLines>
  )
}
