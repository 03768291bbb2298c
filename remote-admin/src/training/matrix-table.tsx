import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { TrainingRow } from '@platform/shared-contracts/http'
import type { RowSelection } from '@platform/shared-ui/data-table'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { format } from '@platform/shared-contracts/remote'
import { DAY } from '../lib/format.ts'
import { MatrixCell } from './matrix-cell.tsx'
import { trainingMessages } from './training.messages.ts'
import { useLearnerLink } from './use-learner-link.ts'
import { useTrainingFilter } from './use-training-filter.ts'
import classes from './training.module.css'

interface Props {
  readonly rows: readonly TrainingRow[]
  readonly isLoading: boolean
  readonly selection: RowSelection
}

/** Learners as rows, modules as columns. The header and the names stay visible while the rest scrolls. */
export function MatrixTable({ rows, isLoading, selection }: Props) {
  const t = useStore(trainingMessages)
  const { module } = useTrainingFilter()
  const modules = CORE_MODULES.filter(({ code }) => module === '' || code === module)
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={classes.scroller} role="region" aria-label={t.caption} aria-busy={isLoading} tabIndex={0}>
      {/* eslint-disable-next-line project/tables-by-data-table -- learners by modules: head and names stay in view */}
      <table className={classes.matrix}>
        <caption className="visually-hidden">{t.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes.name}>
              <span className={classes.learner}>
                <SelectPage rows={rows} selection={selection} />
                {t.columnLearner}
              </span>
            </th>
            <th scope="col">{t.columnDone}</th>
            <th scope="col">{t.columnLast}</th>
            {modules.map(({ code, title }) => (
              <th key={code} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} modules={modules.map(({ code }) => code)} selection={selection} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly row: TrainingRow
  readonly modules: readonly string[]
  readonly selection: RowSelection
}

function Row({ row, modules, selection }: RowProps) {
  const t = useStore(trainingMessages)
  const { time } = useStore(format)
  const linkOf = useLearnerLink()
  const name = `${row.firstName} ${row.lastName}`
  return (
    <tr>
      <th scope="row" className={classes.name}>
        <span className={classes.learner}>
          <input
            type="checkbox"
            aria-label={t.select({ name })}
            checked={selection.isSelected(row.id)}
            disabled={selection.isDisabled}
            onChange={({ target }) => selection.onSelect([row.id], target.checked)}
          />
          <span className={classes.texts}>
            <Link to={linkOf(row.id)} data-row={row.id}>
              {name}
            </Link>
            <span className={classes.muted}>{[row.companyName, row.state].filter(Boolean).join(', ')}</span>
            <Notes row={row} />
          </span>
        </span>
      </th>
      <td>{t.doneOf({ done: row.completed, all: row.cells.length })}</td>
      <td>{row.lastActivityAt === null ? t.never : time(new Date(row.lastActivityAt), DAY)}</td>
      {row.cells
        .filter(({ module }) => modules.includes(module))
        .map((cell) => (
          <MatrixCell key={cell.module} cell={cell} />
        ))}
    </tr>
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

function SelectPage({ rows, selection }: { readonly rows: readonly TrainingRow[]; selection: RowSelection }) {
  const t = useStore(trainingMessages)
  const ids = rows.map(({ id }) => id)
  return (
    <input
      type="checkbox"
      aria-label={t.selectPage}
      checked={ids.length > 0 && ids.every((id) => selection.isSelected(id))}
      disabled={selection.isDisabled}
      onChange={({ target }) => selection.onSelect(ids, target.checked)}
    />
  )
}
