import { useStore } from '@nanostores/react'
import type { Answer, QuestionReview } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { writtenIn } from '@platform/shared-contracts/rules'
import { useContentLanguage } from '../../content-language/content-language.tsx'
import { reviewMessages } from './review.messages.ts'
import classes from './review.module.css'

interface Props {
  readonly unit: string
  readonly verdict: QuestionReview
}

/** The number that was given, the right one where it may be shown, and the mistake that leads from one to the other. */
export function NumberReview({ unit, verdict: { isRight, chosen, answer, whys } }: Props) {
  const t = useStore(reviewMessages)
  const lang = useContentLanguage()
  const digits = new Intl.NumberFormat(writtenIn(useStore(locale)), { maximumFractionDigits: 9 })
  const amount = (number: Answer) => t.amount({ number: digits.format(Number(number)), unit })
  return (
    <>
      {chosen !== null && <p>{t.yourAnswer({ answer: amount(chosen) })}</p>}
      {whys?.[0] && (
        <p className={classes.explanation} lang={lang}>
          {whys[0]}
        </p>
      )}
      {!isRight && answer !== null && (
        <p className={classes.key}>{t.rightAnswer({ answer: amount(answer) })}</p>
      )}
    </>
  )
}
