import { useStore } from '@nanostores/react'
import type { Question } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { isAnswered } from '@platform/shared-contracts/rules'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import type { AttemptView } from '../../domain/attempt/attempt-view.rule.ts'
import { useOutbox } from '../../domain/outbox/use-outbox.ts'
import { attemptMessages } from './attempt.messages.ts'

interface Props {
  readonly isOpen: boolean
  readonly questions: readonly Question[]
  readonly view: AttemptView
  readonly onSubmit: () => void
  readonly onClose: () => void
}

/** Warns of what is not answered, then hands in. */
export function HandInDialog({ isOpen, questions, view, onSubmit, onClose }: Props) {
  const t = useStore(attemptMessages)
  const list = new Intl.ListFormat(useStore(locale))
  const { isOffline } = useOutbox()
  const numbersOf = (isOne: (id: string) => boolean) =>
    questions.flatMap(({ id }, index) => (isOne(id) ? [String(index + 1)] : []))
  const unanswered = numbersOf((id) => !isAnswered(view.answers[id]))
  const flagged = numbersOf((id) => view.flagged.includes(id))
  const counts = { count: unanswered.length, total: questions.length }

  const submit = () => {
    onSubmit()
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={unanswered.length > 0 ? t.unansweredTitle(counts) : t.confirmTitle}
      confirmText={t.handIn}
      onConfirm={submit}
      onClose={onClose}
    >
      {unanswered.length > 0 && <p>{t.unansweredText({ numbers: list.format(unanswered) })}</p>}
      {flagged.length > 0 && <p>{t.flaggedText({ numbers: list.format(flagged) })}</p>}
      <p>{isOffline ? t.confirmOffline : t.confirmText}</p>
    </ConfirmDialog>
  )
}
