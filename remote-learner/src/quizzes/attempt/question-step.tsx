import { useStore } from '@nanostores/react'
import type { Answer, Question } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { QuestionField } from '../../domain/question/question-field.tsx'
import { attemptMessages } from './attempt.messages.ts'
import classes from './attempt.module.css'

interface Props {
  readonly question: Question
  /** `Question 3 of 10`. */
  readonly label: string
  readonly answer: Answer | undefined
  readonly isFlagged: boolean
  readonly onAnswer: (answer: Answer) => void
  readonly onFlag: (isFlagged: boolean) => void
}

export function QuestionStep({ question, label, answer, isFlagged, onAnswer, onFlag }: Props) {
  const t = useStore(attemptMessages)
  return (
    <section id="question" className={classes.question} tabIndex={-1} aria-label={label}>
      <div className={classes.questionHead}>
        <h2 className={classes.number}>{label}</h2>
        <Button size="sm" variant="ghost" aria-pressed={isFlagged} onClick={() => onFlag(!isFlagged)}>
          {isFlagged ? t.unflag : t.flag}
        </Button>
      </div>
      <QuestionField question={question} answer={answer} onAnswer={onAnswer} />
    </section>
  )
}
