import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PracticeQuestion, QuizAttempt } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import type { AutosaveView } from './attempt-autosave.ts'
import { attemptMessages } from './attempt.messages.ts'

interface Props {
  readonly isOpen: boolean
  readonly questions: readonly PracticeQuestion[]
  readonly view: AutosaveView
  readonly onSubmit: () => Promise<QuizAttempt>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Warns of what is not answered, then hands in. */
export function HandInDialog({ isOpen, questions, view, onSubmit, onDone, onClose }: Props) {
  const t = useStore(attemptMessages)
  const list = new Intl.ListFormat(useStore(locale))
  const { report } = usePlatform()
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const numbersOf = (isOne: (id: string) => boolean) =>
    questions.flatMap(({ id }, index) => (isOne(id) ? [String(index + 1)] : []))
  const unanswered = numbersOf((id) => view.answers[id] === undefined)
  const flagged = numbersOf((id) => view.flagged.includes(id))
  const counts = { count: unanswered.length, total: questions.length }

  async function submit(): Promise<void> {
    setState('busy')
    try {
      await onSubmit()
      onClose()
      onDone()
    } catch (error) {
      report(error)
      setState('failed')
    }
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={unanswered.length > 0 ? t.unansweredTitle(counts) : t.confirmTitle}
      confirmText={t.handIn}
      isBusy={state === 'busy'}
      busyText={t.handingIn}
      error={state === 'failed' ? t.submitFailed : undefined}
      onConfirm={() => void submit()}
      onClose={() => {
        setState('asking')
        onClose()
      }}
    >
      {unanswered.length > 0 && <p>{t.unansweredText({ numbers: list.format(unanswered) })}</p>}
      {flagged.length > 0 && <p>{t.flaggedText({ numbers: list.format(flagged) })}</p>}
      <p>{t.confirmText}</p>
    </ConfirmDialog>
  )
}
