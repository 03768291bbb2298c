import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Practical, QuizSummary, TrainingRow } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { DataTable } from '@platform/shared-ui/data-table'
import { AssignDialog } from '../../domain/training/assign/assign-dialog.tsx'
import { useListLearnerQuizzesQuery, useListPracticalsQuery } from './learner.api.ts'
import { moduleTableMessages } from './learner.messages.ts'
import { useModuleColumns } from './module-columns.tsx'
import type { ModuleRow } from './module-row.ts'
import { PracticalDialog } from './practical-dialog.tsx'
import { UnlockDialog } from './unlock-dialog.tsx'

interface Open {
  readonly dialog: 'unlock' | 'open' | 'sign' | 'due'
  readonly row: ModuleRow
}

/** Every module with its training, quiz and hands-on practice, and the actions that are available for each. */
export function LearnerModules({ learner }: { readonly learner: TrainingRow }) {
  const t = useStore(moduleTableMessages)
  const id = String(learner.id)
  const quizzes = useListLearnerQuizzesQuery(id)
  const practicals = useListPracticalsQuery(id)
  const [open, setOpen] = useState<Open | null>(null)
  const isReady = quizzes.data !== undefined && practicals.data !== undefined
  const retry = () => {
    if (quizzes.isError) void quizzes.refetch()
    if (practicals.isError) void practicals.refetch()
  }
  return (
    <>
      <DataTable
        caption={t.caption}
        isCaptionHidden
        columns={useModuleColumns()}
        rows={isReady ? rowsOf(learner, quizzes.data ?? [], practicals.data ?? []) : undefined}
        rowKey={({ code }) => code}
        rowLabel={({ title }) => title}
        rowActions={(row) => [
          { label: t.sign, onSelect: () => setOpen({ dialog: 'sign', row }) },
          ...(mayUnlock(row)
            ? [{ label: t.unlock, onSelect: () => setOpen({ dialog: 'unlock', row }) }]
            : []),
          ...(mayOpen(row) ? [{ label: t.openQuiz, onSelect: () => setOpen({ dialog: 'open', row }) }] : []),
          { label: t.setDue, onSelect: () => setOpen({ dialog: 'due', row }) },
        ]}
        isLoading={quizzes.isFetching || practicals.isFetching}
        isFailed={quizzes.isError || practicals.isError}
        onRetry={retry}
      />
      {open && <Dialogs open={open} learner={learner} onClose={() => setOpen(null)} />}
    </>
  )
}

function rowsOf(
  { cells }: TrainingRow,
  quizzes: readonly QuizSummary[],
  practicals: readonly Practical[],
): ModuleRow[] {
  return CORE_MODULES.flatMap(({ code, title }) => {
    const cell = cells.find(({ module }) => module === code)
    if (!cell) return []
    const quiz = quizzes.find((one) => one.code === code)
    // Newest first.
    const practical = practicals.find(({ moduleCode }) => moduleCode === code)
    return [{ code, title, cell, quiz, practical }]
  })
}

/** Learners who have used up attempts and have not passed. */
function mayUnlock({ quiz }: ModuleRow): boolean {
  return quiz !== undefined && (quiz.state === 'locked' || quiz.state === 'failed')
}

/** Learners who have not read everything that the quiz requires. */
function mayOpen({ quiz }: ModuleRow): boolean {
  return quiz?.access !== undefined && quiz.access.basis === null
}

interface DialogsProps {
  readonly open: Open
  readonly learner: TrainingRow
  readonly onClose: () => void
}

function Dialogs({ open: { dialog, row }, learner, onClose }: DialogsProps) {
  const module = { code: row.code, title: row.title }
  const person = { id: learner.id, name: `${learner.firstName} ${learner.lastName}` }
  const given = { module, learner: person, onClose }
  if (dialog === 'unlock') return <UnlockDialog {...given} kind="attempts" />
  if (dialog === 'open') return <UnlockDialog {...given} kind="lessons" />
  if (dialog === 'sign') return <PracticalDialog {...given} />
  return (
    <AssignDialog
      whom={{ people: [learner.id] }}
      count={1}
      modules={[row.code]}
      onClose={onClose}
      onDone={onClose}
    />
  )
}
