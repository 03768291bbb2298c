import { useStore } from '@nanostores/react'
import { TrainerAnswer, type InboxQuestion } from '@platform/shared-contracts/http'
import { format, usePlatform } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import { BusyButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { TextAreaField } from '@platform/shared-ui/field'
import { ClockIcon } from '@platform/shared-ui/icon'
import { DAY_AND_TIME } from '../../lib/format.ts'
import { moduleTitle } from '../../lib/module-title.ts'
import { ResourceForm } from '../../ui/resource-form.tsx'
import { useResourceForm } from '../../ui/use-resource-form.ts'
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
  const module = moduleTitle(moduleCode)
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
  const { time } = useStore(format)
  const { count, unit, isLate, dueLater } = answerClock(askedAt, new Date(now))
  const due = dueLater === null ? t.dueToday : t.dueOn({ day: time(dueLater, { weekday: 'long' }) })
  return (
    <Badge tone={isLate ? 'danger' : 'warning'} icon={<ClockIcon size={1} />}>
      {`${t[unit]({ count })}, ${isLate ? t.late : due}`}
    </Badge>
  )
}

const NO_ANSWER = { text: '' }

function AnswerForm({ question: { id } }: Pick<Props, 'question'>) {
  const t = useStore(questionsMessages)
  const { notify } = usePlatform()
  const [answer] = useAnswerQuestionMutation()
  const form = useResourceForm({
    row: NO_ANSWER,
    toDraft: () => NO_ANSWER,
    toRequest: (draft) => draft,
    schema: TrainerAnswer,
    storedAs: () => `question-answer:${id}`,
    save: ({ text }) => answer({ id, text }),
    onSaved: () => notify('success', t.sent),
  })
  return (
    <ResourceForm form={form} className={classes.form}>
      <TextAreaField label={t.answer} hint={t.answerHint} required rows={3} {...form.field('text')} />
      <div>
        <BusyButton type="submit" variant="primary" isBusy={form.isSaving} busyText={t.sending}>
          {t.send}
        </BusyButton>
      </div>
    </ResourceForm>
  )
}
