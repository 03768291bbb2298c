import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import type { PracticeAnswers, PracticeResult, Question } from '@platform/shared-contracts/http'
import { isAnswered } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { useRegainedFocus } from '../../ui/use-regained-focus.ts'
import { NumberedQuestion } from './numbered-question.tsx'
import { practiceMessages } from './questions.messages.ts'
import { QuestionReviews } from './review/question-review.tsx'
import classes from './practice-form.module.css'

type Answers = PracticeAnswers['answers']

interface Props {
  /** Of the module. */
  readonly code: string
  readonly questions: readonly Question[]
  readonly onCheck: (answers: Answers) => void
  readonly isChecking: boolean
  readonly hasFailed: boolean
  /** Present once the answers are checked. */
  readonly result: PracticeResult | undefined
  readonly onAgain: () => void
}

/** All questions on one page, checked together. No answer is saved. */
export function PracticeForm(props: Props) {
  const { questions, onCheck, result, onAgain } = props
  const t = useStore(practiceMessages)
  const [answers, setAnswers] = useState<Answers>({})
  const total = questions.length
  const score = useRegainedFocus<HTMLElement>(result !== undefined)
  if (result) {
    const again = () => {
      setAnswers({})
      onAgain()
    }
    return (
      <div className={classes.form}>
        <div className={classes.submit}>
          <strong ref={score} tabIndex={-1} role="status">
            {t.score({ correct: result.correct, total })}
          </strong>
          <Button onClick={again}>{t.again}</Button>
        </div>
        <QuestionReviews code={props.code} questions={questions} review={result.questions} />
      </div>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onCheck(answers)
  }
  return (
    // eslint-disable-next-line project/forms-ask-before-leaving -- graded practice: answers, not fields of a request (0155)
    <form className={classes.form} onSubmit={submit}>
      {questions.map((question, index) => (
        <NumberedQuestion
          key={question.id}
          number={index + 1}
          total={total}
          question={question}
          answer={answers[question.id]}
          onAnswer={(answer) => setAnswers({ ...answers, [question.id]: answer })}
        />
      ))}
      {props.hasFailed && <Alert kind="danger">{t.checkFailed}</Alert>}
      <CheckButton
        isChecking={props.isChecking}
        left={questions.filter(({ id }) => !isAnswered(answers[id])).length}
      />
    </form>
  )
}

function CheckButton({ isChecking, left }: { readonly isChecking: boolean; readonly left: number }) {
  const t = useStore(practiceMessages)
  return (
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
  )
}
