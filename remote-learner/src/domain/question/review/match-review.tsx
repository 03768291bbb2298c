import { useStore } from '@nanostores/react'
import type { Question } from '@platform/shared-contracts/http'
import { useContentLanguage } from '../../content-language/content-language.tsx'
import type { Outcome } from './outcome.rule.ts'
import { reviewMessages } from './review.messages.ts'
import classes from './review.module.css'

interface Props {
  readonly question: Extract<Question, { kind: 'match' }>
  readonly outcome: Outcome
}

/** What was chosen for each left side, and what belongs to it. */
export function MatchReview({ question: { lefts, options }, outcome: { chosen, right, whyOf } }: Props) {
  const t = useStore(reviewMessages)
  const lang = useContentLanguage()
  const nameOf = (option: number | undefined) => options[option ?? -1] ?? t.nothingChosen
  if (chosen.length === 0 && !right) return null
  return (
    <ul className={classes.options}>
      {lefts.map((left, index) => (
        <li key={left} className={classes.option} data-is-right={right?.[index] === chosen[index]}>
          <strong lang={lang}>{left}</strong>{' '}
          <span lang={lang}>{t.yourAnswer({ answer: nameOf(chosen[index]) })}</span>{' '}
          {right && right[index] !== chosen[index] && (
            <span className={classes.key} lang={lang}>
              {t.rightAnswer({ answer: nameOf(right[index]) })}
            </span>
          )}{' '}
          <span className={classes.explanation} lang={lang}>
            {whyOf(index)}
          </span>
        </li>
      ))}
    </ul>
  )
}
