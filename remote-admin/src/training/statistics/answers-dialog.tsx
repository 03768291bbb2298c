import { useStore } from '@nanostores/react'
import type { QuestionStatistics } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import { DataTable, type Column } from '@platform/shared-ui/data-table'
import { Dialog } from '@platform/shared-ui/dialog'
import { statisticsMessages } from './statistics.messages.ts'
import classes from './statistics.module.css'

interface Props {
  readonly question: QuestionStatistics
  readonly onClose: () => void
}

type Option = QuestionStatistics['options'][number]

/** How often each answer of a question was chosen. */
export function AnswersDialog({ question, onClose }: Props) {
  const t = useStore(statisticsMessages)
  const columns = useColumns(question)
  return (
    <Dialog
      isOpen
      size="lg"
      title={question.text}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      {question.options.length === 0 ? (
        <p>{t.noOptions}</p>
      ) : (
        <DataTable
          caption={t.answersCaption}
          isCaptionHidden
          columns={columns}
          rows={question.options}
          rowKey={({ text }) => text}
        />
      )}
    </Dialog>
  )
}

function useColumns({ kind, shown, isEarly }: QuestionStatistics): readonly Column<Option>[] {
  const t = useStore(statisticsMessages)
  const { number } = useStore(format)
  // A question that asks for a number offers no options, so none of its wrong answers was "never chosen".
  const isMarked = !isEarly && kind !== 'number'
  const share = (chosen: number) => number(chosen / shown, { style: 'percent', maximumFractionDigits: 0 })
  return [
    {
      id: 'answer',
      header: t.answer,
      isRowHeader: true,
      cell: ({ text, isRight, chosen }) => (
        <span className={classes.badges}>
          {text} {isRight && <Badge tone="success">{t.isRight}</Badge>}
          {isMarked && !isRight && chosen === 0 && <Badge tone="warning">{t.neverChosen}</Badge>}
        </span>
      ),
    },
    {
      id: 'chosen',
      header: t.chosen,
      align: 'end',
      cell: ({ chosen }) => (shown === 0 ? number(chosen) : `${number(chosen)} · ${share(chosen)}`),
      sortBy: ({ chosen }) => chosen,
    },
  ]
}
