import { useStore } from '@nanostores/react'
import { useDispatch } from 'react-redux'
import type { TrainerQuestion } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { formatMoment } from '../../../lib/dates.ts'
import { useListQuestionsQuery } from '../../../domain/lesson/lessons.api.ts'
import { changesIn, slotOf, type WaitingChange } from '../../../domain/lesson/lesson-change.rule.ts'
import type { OutboxEntry } from '../../../domain/outbox/outbox-entry.rule.ts'
import { discardChange, type OutboxDispatch } from '../../../domain/outbox/outbox-thunks.ts'
import { useOutbox } from '../../../domain/outbox/use-outbox.ts'
import { askMessages } from './ask.messages.ts'
import { timeSince } from '../time-since.rule.ts'
import classes from '../player.module.css'

interface Props {
  readonly code: string
  /** Takes a question back that the server has refused. */
  readonly onEdit: (text: string) => void
}

/** The questions of this module, those that still wait on the device on top. */
export function OwnQuestions({ code, onEdit }: Props) {
  const t = useStore(askMessages)
  const { data: questions, isError, refetch } = useListQuestionsQuery(code)
  const waiting = changesIn(useOutbox().entries).filter(
    (change) => change.kind === 'question' && change.code === code,
  )
  return (
    <>
      {isError && !questions && (
        <Alert
          kind="warning"
          actions={
            <Button size="sm" onClick={() => void refetch()}>
              {t.retry}
            </Button>
          }
        >
          {t.questionsFailed}
        </Alert>
      )}
      {questions?.length === 0 && waiting.length === 0 && <p className={classes.muted}>{t.noQuestions}</p>}
      <ul className={classes.questions}>
        {waiting.map((change) => (
          <Waiting key={change.key} change={change} onEdit={onEdit} />
        ))}
        {questions?.map((question) => (
          <SentQuestion key={question.id} question={question} />
        ))}
      </ul>
    </>
  )
}

interface WaitingProps extends Pick<Props, 'onEdit'> {
  readonly change: WaitingChange
}

function Waiting({ change, onEdit }: WaitingProps) {
  const t = useStore(askMessages)
  const { isOffline, isSending, entries } = useOutbox()
  const dispatch = useDispatch<OutboxDispatch>()
  if (change.kind !== 'question') return null
  const slot = slotOf(change)
  const reason = reasonOf(entries[slot], t.noReason)
  const { text } = change
  const discard = () => dispatch(discardChange(slot))
  const edit = () => {
    discard()
    onEdit(text)
  }
  const waits = isOffline || !isSending ? t.onDevice : t.sending
  return (
    <li>
      <p className={classes.questionText}>{text}</p>
      <p className={classes.muted} role="status">
        {reason ? t.refused({ reason }) : waits}
      </p>
      {reason && (
        <>
          <Button size="sm" variant="ghost" aria-label={t.editNamed({ text })} onClick={edit}>
            {t.edit}
          </Button>
          <Button size="sm" variant="ghost" aria-label={t.discardNamed({ text })} onClick={discard}>
            {t.discard}
          </Button>
        </>
      )}
    </li>
  )
}

/** What the server said about it; `null` if it has not answered. */
function reasonOf(entry: OutboxEntry | undefined, noReason: string): string | null {
  const error = entry?.lastError
  return error && error.status > 0 ? error.message || noReason : null
}

function SentQuestion({
  question: { text, askedAt, trainerName, answer },
}: {
  readonly question: TrainerQuestion
}) {
  const t = useStore(askMessages)
  const language = useStore(locale)
  const moment = (instant: string) => formatMoment(instant, language)
  return (
    <li>
      <p className={classes.questionText}>{text}</p>
      {answer ? (
        <>
          <p className={classes.muted}>
            {t.answered({ trainer: answer.answeredBy ?? t.trainer, moment: moment(answer.answeredAt) })}
          </p>
          <p className={classes.answer}>{answer.text}</p>
        </>
      ) : (
        <p className={classes.muted}>
          {t.waiting({
            moment: moment(askedAt),
            trainer: trainerName ?? t.anyTrainer,
            since: t.since({ time: timeSince(askedAt, Date.now(), language) }),
          })}
        </p>
      )}
    </li>
  )
}
