import { useStore } from '@nanostores/react'
import type { PracticeQuestion, PracticeResult } from '@platform/shared-contracts/http'
import { useContentLanguage } from '../app/content-language.tsx'
import { moduleMessages } from './module.messages.ts'
import classes from './module.module.css'

interface Props {
  readonly question: PracticeQuestion
  readonly number: number
  readonly chosen: number | undefined
  /** Present once the server has graded. */
  readonly verdict: PracticeResult['questions'][number] | undefined
  readonly onChoose: (option: number) => void
}

export function QuestionField({ question, number, chosen, verdict, onChoose }: Props) {
  const t = useStore(moduleMessages)
  const lang = useContentLanguage()
  return (
    <fieldset className={classes.question} disabled={verdict !== undefined}>
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
      {verdict && (
        <p className={verdict.isRight ? classes.right : classes.wrong}>
          {verdict.isRight ? t.right : t.wrong({ answer: question.options[verdict.answer] ?? '' })}{' '}
          <cite>{t.cite({ cite: verdict.cite })}</cite>
        </p>
      )}
    </fieldset>
  )
}
