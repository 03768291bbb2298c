import { useStore } from '@nanostores/react'
import type { TrainerQuestion } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { formatMoment } from '../../app/dates.ts'
import { useListQuestionsQuery } from '../../app/lessons/lessons.api.ts'
import { useDiscard, useOffline } from '../../app/offline/use-offline.ts'
import { changesIn, slotOf, type WaitingChange } from '../../app/offline/waiting-change.rule.ts'
import { askMessages } from './ask.messages.ts'
import { timeSince } from './time-since.rule.ts'
import classes from './player.module.css'

/** The questions of this module, those that still wait on the device on top. */
export function AskedQuestions({ code }: { readonly code: string }) {
  const t = useStore(askMessages)
  const { data: questions, isError, refetch } = useListQuestionsQuery(code)
  const waiting = changesIn(useOffline().entries).filter(
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
      <ul className={classes.asked}>
        {waiting.map((change) => (
          <Waiting key={change.key} change={change} />
        ))}
        {questions?.map((question) => (
          <Asked key={question.id} question={question} />
        ))}
      </ul>
    </>
  )
}

function Waiting({ change }: { readonly change: WaitingChange }) {
  const t = useStore(askMessages)
  const { isOffline, isSending, failures } = useOffline()
  const discard = useDiscard()
  if (change.kind !== 'question') return null
  const slot = slotOf(change)
  const failure = failures[slot]
  const isRefused = failure !== undefined && failure.status > 0
  const waits = isOffline || !isSending ? t.onDevice : t.sending
  return (
    <li>
      <p className={classes.askedText}>{change.text}</p>
      <p className={classes.muted} role="status">
        {isRefused ? t.refused({ reason: failure.message || t.noReason }) : waits}
      </p>
      {isRefused && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t.discardNamed({ text: change.text })}
          onClick={() => discard(slot)}
        >
          {t.discard}
        </Button>
      )}
    </li>
  )
}

function Asked({ question: { text, askedAt, trainerName, answer } }: { readonly question: TrainerQuestion }) {
  const t = useStore(askMessages)
  const language = useStore(locale)
  const moment = (instant: string) => formatMoment(instant, language)
  return (
    <li>
      <p className={classes.askedText}>{text}</p>
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
