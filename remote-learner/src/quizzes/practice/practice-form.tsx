import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import type { PracticeQuestion, QuestionReview } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { RadioGroupField } from '@platform/shared-ui/radio-group-field'
import { useContentLanguage } from '../../app/content-language/content-language.tsx'
import { useRegainedFocus } from '../../app/use-regained-focus.ts'
import { QuestionReviews } from '../result/question-review.tsx'
import { practiceMessages } from './practice.messages.ts'
import classes from './practice.module.css'

interface Props {
  readonly questions: readonly PracticeQuestion[]
  readonly onCheck: (answers: Readonly<Record<string, number>>) => void
  readonly isChecking: boolean
  readonly hasFailed: boolean
  /** Present once the answers are checked. */
  readonly review: readonly QuestionReview[] | null
  readonly onAgain: () => void
}

/** All questions on one page, checked together. No answer is saved. */
export function PracticeForm({ questions, onCheck, isChecking, hasFailed, review, onAgain }: Props) {
  const t = useStore(practiceMessages)
  const lang = useContentLanguage()
  const [answers, setAnswers] = useState<Readonly<Record<string, number>>>({})
  const total = questions.length
  const score = useRegainedFocus<HTMLElement>(review !== null)
  const left = questions.filter(({ id }) => answers[id] === undefined).length
  if (review) {
    const correct = review.filter(({ isRight }) => isRight).length
    const again = () => {
      setAnswers({})
      onAgain()
    }
    return (
      <div className={classes.form}>
        <div className={classes.submit}>
          <strong ref={score} tabIndex={-1} role="status">
            {t.score({ correct, total })}
          </strong>
          <Button onClick={again}>{t.again}</Button>
        </div>
        <QuestionReviews questions={questions} review={review} />
      </div>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onCheck(answers)
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      {questions.map(({ id, text, options }, index) => (
        <section key={id} className={classes.question} aria-label={t.question({ number: index + 1, total })}>
          <p className={classes.number}>{t.question({ number: index + 1, total })}</p>
          <div lang={lang}>
            <RadioGroupField
              label={text}
              options={options.map((option, place) => ({ value: String(place), label: option }))}
              value={answers[id] === undefined ? null : String(answers[id])}
              onChange={(value) => setAnswers({ ...answers, [id]: Number(value) })}
            />
          </div>
        </section>
      ))}
      {hasFailed && <Alert kind="danger">{t.checkFailed}</Alert>}
      <div className={classes.submit}>
        <BusyButton
          type="submit"
          variant="primary"
          isBusy={isChecking}
          busyText={t.checking}
          disabled={left > 0}
        >
          {t.check}
        </BusyButton>
        {left > 0 && <span className={classes.number}>{t.unanswered({ left })}</span>}
      </div>
    </form>
  )
}
