import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { TrainerQuestion } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { writtenIn } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { TextAreaField } from '@platform/shared-ui/field'
import { useAskTrainerMutation, useListQuestionsQuery } from './lessons.api.ts'
import { playerMessages } from './player.messages.ts'
import classes from './player.module.css'

interface Props {
  readonly code: string
  readonly lessonId: string
}

/** A question to the assigned partner or the tenant's trainers, and what they answered so far. */
export function AskTrainer({ code, lessonId }: Props) {
  const t = useStore(playerMessages)
  const { notify } = usePlatform()
  const [text, setText] = useState('')
  const [ask, { isLoading, error }] = useAskTrainerMutation()
  const send = async () => {
    const answer = await ask({ code, lessonId, text })
    if ('error' in answer) return
    setText('')
    notify('success', t.asked)
  }

  return (
    <section className={classes.side} aria-labelledby="ask-trainer">
      <h2 id="ask-trainer">{t.ask}</h2>
      <p className={classes.muted}>{t.askLead}</p>
      <form
        className={classes.side}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextAreaField
          label={t.question}
          hint={t.questionHint}
          error={error ? failureText(error, t.askFailed) : undefined}
          value={text}
          rows={3}
          required
          minLength={10}
          maxLength={2000}
          onChange={(event) => setText(event.target.value)}
        />
        <BusyButton
          type="submit"
          size="sm"
          isBusy={isLoading}
          busyText={t.sending}
          disabled={text.trim().length < 10}
        >
          {t.send}
        </BusyButton>
      </form>
      <AskedQuestions code={code} />
    </section>
  )
}

function AskedQuestions({ code }: { readonly code: string }) {
  const t = useStore(playerMessages)
  const { data: questions, isError, refetch } = useListQuestionsQuery(code)
  if (isError && !questions)
    return (
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
    )
  if (questions?.length === 0) return <p className={classes.muted}>{t.noQuestions}</p>
  return (
    <ul className={classes.asked}>
      {questions?.map((question) => (
        <Asked key={question.id} question={question} />
      ))}
    </ul>
  )
}

function Asked({ question: { text, askedAt, trainerName, answer } }: { readonly question: TrainerQuestion }) {
  const t = useStore(playerMessages)
  const language = useStore(locale)
  const day = (instant: string) =>
    new Intl.DateTimeFormat(writtenIn(language), { dateStyle: 'medium' }).format(new Date(instant))
  return (
    <li>
      <p className={classes.askedText}>{text}</p>
      {answer ? (
        <>
          <p className={classes.muted}>
            {t.answered({ trainer: answer.answeredBy ?? t.trainer, day: day(answer.answeredAt) })}
          </p>
          <p className={classes.answer}>{answer.text}</p>
        </>
      ) : (
        <p className={classes.muted}>
          {t.waiting({ day: day(askedAt), trainer: trainerName ?? t.anyTrainer })}
        </p>
      )}
    </li>
  )
}

/** The server's own sentence where the request was refused; ours where no answer came. */
function failureText(error: object, otherwise: string): string {
  const { status, message } = error as { status?: unknown; message?: unknown }
  return status === 429 && typeof message === 'string' ? message : otherwise
}
