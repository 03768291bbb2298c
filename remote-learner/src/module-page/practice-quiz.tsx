import { useStore } from '@nanostores/react'
import { useState, type RefObject } from 'react'
import type { PracticeQuestion, PracticeResult } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { useRegainedFocus } from '../app/use-regained-focus.ts'
import { useGradePracticeMutation } from './module.api.ts'
import { moduleMessages } from './module.messages.ts'
import { QuestionField } from './question-field.tsx'
import classes from './module.module.css'

interface Props {
  readonly code: string
  readonly questions: readonly PracticeQuestion[]
}

export function PracticeQuiz({ code, questions }: Props) {
  const t = useStore(moduleMessages)
  const [answers, setAnswers] = useState<Readonly<Record<string, number>>>({})
  const [grade, { data: result, isLoading, isError, reset }] = useGradePracticeMutation()
  const left = questions.filter(({ id }) => answers[id] === undefined).length
  const score = useRegainedFocus<HTMLElement>(result !== undefined)
  const startAgain = () => {
    setAnswers({})
    reset()
  }

  return (
    <section aria-labelledby="practice">
      <h2 id="practice">{t.practice}</h2>
      <p className={classes.lead}>{t.practiceLead}</p>
      <form
        className={classes.quiz}
        onSubmit={(event) => {
          event.preventDefault()
          void grade({ code, answers })
        }}
      >
        {questions.map((question, index) => {
          const verdict = result?.questions.find(({ id }) => id === question.id)
          return (
            <QuestionField
              key={question.id}
              question={question}
              number={index + 1}
              chosen={answers[question.id]}
              isLocked={verdict !== undefined}
              verdict={
                verdict && { isRight: verdict.isRight, text: <Verdict of={verdict} question={question} /> }
              }
              onChoose={(option) => setAnswers({ ...answers, [question.id]: option })}
            />
          )
        })}
        {isError && <Alert kind="danger">{t.checkFailed}</Alert>}
        {result ? (
          <Score result={result} score={score} onAgain={startAgain} />
        ) : (
          <div className={classes.submit}>
            <BusyButton type="submit" isBusy={isLoading} busyText={t.checking} disabled={left > 0}>
              {t.check}
            </BusyButton>
            {left > 0 && <span className={classes.lead}>{t.unanswered({ left })}</span>}
          </div>
        )}
      </form>
    </section>
  )
}

interface VerdictProps {
  readonly of: PracticeResult['questions'][number]
  readonly question: PracticeQuestion
}

function Verdict({ of, question }: VerdictProps) {
  const t = useStore(moduleMessages)
  return (
    <>
      {of.isRight ? t.right : t.wrong({ answer: question.options[of.answer] ?? '' })}{' '}
      <cite>{t.cite({ cite: of.cite })}</cite>
    </>
  )
}

interface ScoreProps {
  readonly result: PracticeResult
  readonly score: RefObject<HTMLElement | null>
  readonly onAgain: () => void
}

function Score({ result, score, onAgain }: ScoreProps) {
  const t = useStore(moduleMessages)
  const { correct, total } = result
  return (
    <div className={classes.submit}>
      <strong ref={score} tabIndex={-1} role="status">
        {t.score({ correct, total })}
      </strong>
      <Button variant="secondary" onClick={onAgain}>
        {t.again}
      </Button>
    </div>
  )
}
