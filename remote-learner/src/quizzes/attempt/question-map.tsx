import { useStore } from '@nanostores/react'
import type { Question } from '@platform/shared-contracts/http'
import { isAnswered } from '@platform/shared-contracts/rules'
import type { AttemptView } from '../../domain/attempt/attempt-view.rule.ts'
import { attemptMessages } from './attempt.messages.ts'
import classes from './attempt.module.css'

interface Props {
  readonly questions: readonly Question[]
  readonly view: AttemptView
  readonly place: number
  readonly onGo: (place: number) => void
}

/** Every question with what is done about it, and the way there. */
export function QuestionMap({ questions, view, place, onGo }: Props) {
  const t = useStore(attemptMessages)
  const answered = questions.filter(({ id }) => isAnswered(view.answers[id])).length
  return (
    <nav className={classes.map} aria-label={t.questions}>
      <p className={classes.count}>{t.answeredCount({ answered, total: questions.length })}</p>
      <ol className={classes.numbers}>
        {questions.map(({ id }, index) => {
          const hasAnswer = isAnswered(view.answers[id])
          const isFlagged = view.flagged.includes(id)
          const label = isFlagged
            ? (hasAnswer ? t.answeredFlagged : t.openFlagged)({ number: index + 1 })
            : (hasAnswer ? t.answered : t.open)({ number: index + 1 })
          return (
            <li key={id}>
              <button
                type="button"
                className={classes.numberButton}
                data-answered={hasAnswer}
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
