import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import type { InboxQuestion } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { Badge } from '@platform/shared-ui/badge'
import { BusyButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { TextAreaField } from '@platform/shared-ui/field'
import { ClockIcon } from '@platform/shared-ui/icon'
import { failureOf } from '../../lib/failure.ts'
import { DAY_AND_TIME, format } from '../../lib/format.ts'
import { answerClock } from './answer-clock.rule.ts'
import { useAnswerQuestionMutation } from './questions.api.ts'
import { questionsMessages } from './questions.messages.ts'
import classes from './questions.module.css'

interface Props {
  readonly question: InboxQuestion
  readonly now: number
}

export function QuestionCard({ question, now }: Props) {
  const t = useStore(questionsMessages)
  const { time } = useStore(format)
  const { learner, moduleCode, text, askedAt, answer } = question
  const module = CORE_MODULES.find(({ code }) => code === moduleCode)?.title ?? moduleCode
  const moment = (at: string) => time(new Date(at), DAY_AND_TIME)
  return (
    <Card
      as="article"
      level={3}
      title={t.cardTitle({ name: learner.name, module })}
      eyebrow={t.asked({ moment: moment(askedAt) })}
      aside={answer === null && <Clock askedAt={askedAt} now={now} />}
    >
      <p className={classes.text}>{text}</p>
      {answer === null ? (
        <AnswerForm question={question} />
      ) : (
        <blockquote className={classes.answer}>
          <p className={classes.text}>{answer.text}</p>
          <footer className={classes.muted}>
            {t.answeredBy({ name: answer.answeredBy ?? t.unnamedTrainer, moment: moment(answer.answeredAt) })}
          </footer>
        </blockquote>
      )}
    </Card>
  )
}

function Clock({ askedAt, now }: { readonly askedAt: string; readonly now: number }) {
  const t = useStore(questionsMessages)
  const { count, unit, isLate } = answerClock(askedAt, new Date(now))
  return (
    <Badge tone={isLate ? 'danger' : 'warning'} icon={<ClockIcon size={1} />}>
      {`${t[unit](count)}, ${isLate ? t.late : t.dueToday}`}
    </Badge>
  )
}

function AnswerForm({ question: { id } }: Pick<Props, 'question'>) {
  const t = useStore(questionsMessages)
  const { notify } = usePlatform()
  const [text, setText] = useState('')
  const [answer, { isLoading, error }] = useAnswerQuestionMutation()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const sent = await answer({ id, text })
    if (!sent.error) notify('success', t.sent)
  }
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <TextAreaField
        label={t.answer}
        hint={t.answerHint}
        required
        minLength={2}
        maxLength={5000}
        rows={3}
        value={text}
        error={error && failureOf(error).message}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <BusyButton type="submit" variant="primary" isBusy={isLoading} busyText={t.sending}>
          {t.send}
        </BusyButton>
      </div>
    </form>
  )
}
