import { useStore } from '@nanostores/react'
import { useContentLanguage } from '../../content-language/content-language.tsx'
import type { Outcome } from './outcome.rule.ts'
import { reviewMessages } from './review.messages.ts'
import classes from './review.module.css'

interface Props {
  readonly options: readonly string[]
  readonly outcome: Outcome
}

/** Each option with what it was and why; until the key may be shown, only what was chosen. */
export function OptionsReview({ options, outcome }: Props) {
  const lang = useContentLanguage()
  const { chosen, right, whyOf } = outcome
  const shown = [...options.keys()].filter((index) => right !== null || chosen.includes(index))
  if (shown.length === 0) return null
  return (
    <ul className={classes.options}>
      {shown.map((index) => {
        const why = whyOf(index)
        return (
          <li key={index} className={classes.option} data-is-right={right?.includes(index) ?? false}>
            <span>
              <span lang={lang}>{options[index]}</span> <Marks index={index} outcome={outcome} />
            </span>{' '}
            {why && (
              <span className={classes.explanation} lang={lang}>
                {why}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Marks({ index, outcome: { chosen, right } }: { readonly index: number; readonly outcome: Outcome }) {
  const t = useStore(reviewMessages)
  return (
    <>
      {chosen.includes(index) && <strong className={classes.mark}>{t.chosen}</strong>}{' '}
      {right?.includes(index) && (
        <strong className={classes.mark} data-is-right>
          {t.rightOne}
        </strong>
      )}
    </>
  )
}
