import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ExportedCourse, PracticeAnswers } from '@platform/shared-contracts/http'
import { isAnswered } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { NumberedQuestion } from '../../domain/question/numbered-question.tsx'
import { practiceMessages } from '../../domain/question/questions.messages.ts'
import { QuestionReviews } from '../../domain/question/review/question-review.tsx'
import { exportedMessages } from './exported.messages.ts'
import { isRight, reviewKeyed } from './review-keyed.rule.ts'
import type { QuizResult } from './trackers/tracker.ts'
import { useFocusOn } from './use-focus-on.ts'
import classes from './exported.module.css'

interface Props {
  readonly course: ExportedCourse
  /** Before, or in this session. */
  readonly isPassed: boolean
  /** No other try may be reported in this session. */
  readonly isOver: boolean
  readonly onResult: (result: QuizResult) => void
}

type Answers = PracticeAnswers['answers']
type Phase = 'closed' | 'open' | 'graded'

export function ExportedQuiz({ course, isPassed, isOver, onResult }: Props) {
  const t = useStore(exportedMessages)
  const [phase, setPhase] = useState<Phase>('closed')
  const [answers, setAnswers] = useState<Answers>({})
  const place = useFocusOn<HTMLHeadingElement>(phase === 'open')
  const { quiz, passPercent: percent } = course
  const start = () => {
    setAnswers({})
    setPhase('open')
  }
  const handIn = () => {
    const score = quiz.filter((keyed) => isRight(keyed, answers)).length / quiz.length
    setPhase('graded')
    onResult({ score, isPassed: score * 100 >= percent })
  }
  return (
    <section className={classes.lesson} aria-labelledby="quiz-title">
      <h2 ref={place} id="quiz-title" tabIndex={-1} className={classes.place}>
        {t.quiz}
      </h2>
      <p className={classes.muted}>{t.quizLead({ count: quiz.length, percent })}</p>
      {phase === 'closed' && <Closed isPassed={isPassed} isOver={isOver} onStart={start} />}
      {phase === 'open' && <Paper quiz={quiz} answers={answers} onAnswers={setAnswers} onHandIn={handIn} />}
      {phase === 'graded' && <Result course={course} answers={answers} isOver={isOver} onAgain={start} />}
    </section>
  )
}

interface ClosedProps extends Pick<Props, 'isPassed' | 'isOver'> {
  readonly onStart: () => void
}

function Closed({ isPassed, isOver, onStart }: ClosedProps) {
  const t = useStore(exportedMessages)
  return (
    <>
      {isPassed && <Alert kind="success">{t.alreadyPassed}</Alert>}
      {isOver ? (
        <p>{t.oneTry}</p>
      ) : (
        <div>
          <Button variant="primary" onClick={onStart}>
            {t.start}
          </Button>
        </div>
      )}
    </>
  )
}

interface PaperProps extends Pick<ExportedCourse, 'quiz'> {
  readonly answers: Answers
  readonly onAnswers: (answers: Answers) => void
  readonly onHandIn: () => void
}

function Paper({ quiz, answers, onAnswers, onHandIn }: PaperProps) {
  const t = useStore(exportedMessages)
  const practice = useStore(practiceMessages)
  const left = quiz.filter(({ question: { id } }) => !isAnswered(answers[id])).length
  return (
    <div className={classes.lesson}>
      {quiz.map(({ question }, index) => (
        <NumberedQuestion
          key={question.id}
          number={index + 1}
          total={quiz.length}
          question={question}
          answer={answers[question.id]}
          onAnswer={(answer) => onAnswers({ ...answers, [question.id]: answer })}
        />
      ))}
      <div className={classes.onward}>
        <Button variant="primary" disabled={left > 0} onClick={onHandIn}>
          {t.handIn}
        </Button>
        {left > 0 && <span className={classes.muted}>{practice.unanswered({ left })}</span>}
      </div>
    </div>
  )
}

interface ResultProps extends Pick<Props, 'course' | 'isOver'> {
  readonly answers: Answers
  readonly onAgain: () => void
}

function Result({ course, answers, isOver, onAgain }: ResultProps) {
  const t = useStore(exportedMessages)
  const verdict = useFocusOn<HTMLDivElement>(true)
  const { quiz, passPercent, code } = course
  const correct = quiz.filter((keyed) => isRight(keyed, answers)).length
  const isPass = correct * 100 >= quiz.length * passPercent
  const score = { correct, total: quiz.length }
  return (
    <>
      <div ref={verdict} tabIndex={-1} className={classes.place}>
        <Alert kind={isPass ? 'success' : 'warning'}>{isPass ? t.passed(score) : t.failed(score)}</Alert>
      </div>
      {!isPass && isOver && <p>{t.oneTry}</p>}
      {!isPass && !isOver && (
        <div>
          <Button onClick={onAgain}>{t.again}</Button>
        </div>
      )}
      <QuestionReviews
        code={code}
        questions={quiz.map(({ question }) => question)}
        review={reviewKeyed(quiz, answers, isPass)}
      />
    </>
  )
}
