import { useStore } from '@nanostores/react'
import type { ExerciseStatistics } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { DataTable, type Column } from '@platform/shared-ui/data-table'
import { Dialog } from '@platform/shared-ui/dialog'
import { exerciseMessages, statisticsMessages } from './statistics.messages.ts'

interface Props {
  readonly exercise: ExerciseStatistics
  readonly onClose: () => void
}

/** Which parts of an exercise learners got wrong in their first try. */
export function MistakesDialog({ exercise, onClose }: Props) {
  const t = useStore(exerciseMessages)
  const { close } = useStore(statisticsMessages)
  const { title, mistakes, firstTries } = exercise
  const columns = useColumns(firstTries)
  return (
    <Dialog
      isOpen
      size="lg"
      title={title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{close}</Button>}
    >
      {mistakes.length === 0 ? (
        <p>{firstTries === 0 ? t.noFirstTry : t.noMistake}</p>
      ) : (
        <DataTable
          caption={t.mistakesCaption}
          isCaptionHidden
          columns={columns}
          rows={mistakes}
          rowKey={({ text }) => text}
        />
      )}
    </Dialog>
  )
}

function useColumns(firstTries: number): readonly Column<ExerciseStatistics['mistakes'][number]>[] {
  const t = useStore(exerciseMessages)
  const { number } = useStore(format)
  return [
    { id: 'part', header: t.wrongPart, isRowHeader: true, cell: ({ text }) => text },
    {
      id: 'wrong',
      header: t.wrong,
      align: 'end',
      cell: ({ wrong }) =>
        `${number(wrong)} · ${number(wrong / firstTries, { style: 'percent', maximumFractionDigits: 0 })}`,
      sortBy: ({ wrong }) => wrong,
    },
  ]
}
