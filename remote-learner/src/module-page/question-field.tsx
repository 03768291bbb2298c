import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { PracticeQuestion } from '@platform/shared-contracts/http'
import { useContentLanguage } from '../app/content-language/content-language.tsx'
import { moduleMessages } from './module.messages.ts'
import classes from './question-field.module.css'

interface Props {
  readonly question: PracticeQuestion
  readonly number: number
  readonly chosen: number | undefined
  /** Nothing is left to be chosen. */
  readonly isLocked: boolean
  /** Present once the server has graded. */
  readonly verdict: { readonly isRight: boolean; readonly text: ReactNode } | undefined
  readonly onChoose: (option: number) => void
}

/** A question with its options, and what the server said of the answer. */
export function QuestionField({ question, number, chosen, isLocked, verdict, onChoose }: Props) {
  const t = useStore(moduleMessages)
  const lang = useContentLanguage()
  return (
    <fieldset className={classes.question} disabled={isLocked}>
      <legend>
        <span className={classes.number}>{t.question({ number })}</span>{' '}
        <span lang={lang}>{question.text}</span>
      </legend>
      {question.options.map((option, index) => (
        <label key={option} className={classes.option} lang={lang}>
          <input
            type="radio"
            name={question.id}
            checked={chosen === index}
            onChange={() => onChoose(index)}
          />
          {option}
        </label>
      ))}
      {verdict && <p className={verdict.isRight ? classes.right : classes.wrong}>{verdict.text}</p>}
    </fieldset>
  )
}
