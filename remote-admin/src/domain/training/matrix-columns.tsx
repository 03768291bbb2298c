import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { TrainingCell, TrainingRow } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import type { Column } from '@platform/shared-ui/data-table'
import { writeDay } from '../../lib/format.ts'
import { moduleTitle } from '../../lib/module-title.ts'
import { MatrixCell } from './matrix-cell.tsx'
import type { TrainingFilter } from './training.api.ts'
import { trainingMessages } from './training.messages.ts'
import { useRecordLink } from './use-learner-link.ts'
import classes from './training.module.css'

export const nameOf = ({ firstName, lastName }: TrainingRow) => `${firstName} ${lastName}`

/**
 * The learner, what they finished, and a column for each module, or for the chosen one. With a status, the modules that a
 * learner of these rows has in it come first: the others would put them out of sight. In a grid, links are no stops of
 * the Tab key.
 */
export function useMatrixColumns(
  { module, status, standing }: Pick<TrainingFilter, 'module' | 'status' | 'standing'>,
  rows: readonly TrainingRow[],
  isGrid = false,
): readonly Column<TrainingRow>[] {
  const t = useStore(trainingMessages)
  const formats = useStore(format)
  return useMemo(() => {
    const isMatch = (cell: TrainingCell) => cell.state === status || isStanding(cell, standing)
    const matching = new Set(rows.flatMap(({ cells }) => cells.filter(isMatch).map((cell) => cell.module)))
    const modules = CORE_MODULES.filter(({ code }) => module === '' || code === module).toSorted(
      (one, other) => Number(matching.has(other.code)) - Number(matching.has(one.code)),
    )
    return [
      {
        id: 'name',
        header: t.columnLearner,
        isRowHeader: true,
        sortBy: nameOf,
        cell: (row) => <Learner row={row} isGrid={isGrid} />,
      },
      {
        id: 'done',
        header: t.columnDone,
        sortBy: ({ completed }) => completed,
        isCompact: true,
        cell: (row) => t.doneOf({ done: row.completed, all: row.cells.length }),
      },
      {
        id: 'last',
        header: t.columnLast,
        sortBy: ({ lastActivityAt }) => lastActivityAt,
        isCompact: true,
        cell: ({ lastActivityAt }) => (lastActivityAt === null ? t.never : writeDay(lastActivityAt, formats)),
      },
      ...modules.map(({ code }): Column<TrainingRow> => ({
        id: code,
        header: moduleTitle(code),
        cell: ({ cells }) => {
          const cell = cells.find((one) => one.module === code)
          return cell && <MatrixCell cell={cell} isMatch={isMatch(cell)} />
        },
      })),
    ]
  }, [t, formats, module, status, standing, rows, isGrid])
}

/** A module that no one requires and that was never started is not missing. */
const isStanding = ({ standing }: TrainingCell, wanted: TrainingFilter['standing']) =>
  standing !== undefined && standing.state === wanted && (wanted !== 'not_trained' || standing.isRequired)

interface LearnerProps {
  readonly row: TrainingRow
  readonly isGrid: boolean
}

function Learner({ row, isGrid }: LearnerProps) {
  const { personId = null } = row
  const learner = useRecordLink('learner')
  const person = useRecordLink('person')
  return (
    <span className={classes.learner}>
      <Link
        to={personId === null ? learner(row.id) : person(personId)}
        data-row={personId ?? row.id}
        {...(isGrid && { tabIndex: -1 })}
      >
        {nameOf(row)}
      </Link>
      <span className={classes.muted}>{[row.companyName, row.state].filter(Boolean).join(', ')}</span>
      <Notes row={row} />
    </span>
  )
}

/** Open tasks for the partner or admin who is responsible for this learner. */
function Notes({ row: { openQuestions, expiring } }: { readonly row: TrainingRow }) {
  const t = useStore(trainingMessages)
  const notes = [
    openQuestions > 0 ? t.openQuestions({ count: openQuestions }) : null,
    expiring > 0 ? t.expiring({ count: expiring }) : null,
  ].filter((note) => note !== null)
  if (notes.length === 0) return null
  return <span className={classes.note}>{notes.join(' · ')}</span>
}
