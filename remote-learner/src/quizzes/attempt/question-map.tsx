import { useStore } from '@nanostores/react'
import type { PracticeQuestion } from '@platform/shared-contracts/http'
import type { AttemptView } from '../../domain/attempt/attempt-view.rule.ts'
import { attemptMessages } from './attempt.messages.ts'
import classes from './attempt.module.css'

interface Props {
  readonly questions: readonly PracticeQuestion[]
  readonly view: AttemptView
  readonly place: number
  readonly onGo: (place: number) => void
}

/** Every question with what is done about it, and the way there. */
export function QuestionMap({ questions, view, place, onGo }: Props) {
  const t = useStore(attemptMessages)
  const answered = questions.filter(({ id }) => view.answers[id] !== undefined).length
  return (
    <nav className={classes.map} aria-label={t.questions}>
      <p className={classes.count}>{t.answeredCount({ answered, total: questions.length })}</p>
      <ol className={classes.numbers}>
        {questions.map(({ id }, index) => {
          const isAnswered = view.answers[id] !== undefined
          const isFlagged = view.flagged.includes(id)
          const label = isFlagged
            ? (isAnswered ? t.answeredFlagged : t.openFlagged)({ number: index + 1 })
            : (isAnswered ? t.answered : t.open)({ number: index + 1 })
          return (
            <li key={id}>
              <button
                type="button"
                className={classes.numberButton}
                data-answered={isAnswered}
                data-flagged={isFlagged}
                aria-current={index === place ? 'step' : undefined}
                aria-label={label}
                onClick={() => onGo(index)}
              >
                {index + 1}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
