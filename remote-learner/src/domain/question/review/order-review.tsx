import { useStore } from '@nanostores/react'
import type { Question } from '@platform/shared-contracts/http'
import { useContentLanguage } from '../../content-language/content-language.tsx'
import type { Outcome } from './outcome.rule.ts'
import { reviewMessages } from './review.messages.ts'
import classes from './review.module.css'

interface Props {
  readonly question: Extract<Question, { kind: 'order' }>
  readonly outcome: Outcome
}

/** The learner's order, and the right one where it differs and may be shown, with the reason for each place. */
export function OrderReview({ question: { options }, outcome: { isRight, chosen, right, whyOf } }: Props) {
  const t = useStore(reviewMessages)
  return (
    <>
      {!isRight && chosen.length > 0 && <Steps title={t.yourOrder} order={chosen} options={options} />}
      {right && (
        <Steps title={isRight ? t.yourOrder : t.rightOrder} order={right} options={options} whyOf={whyOf} />
      )}
    </>
  )
}

interface StepsProps {
  readonly title: string
  readonly order: readonly number[]
  readonly options: readonly string[]
  readonly whyOf?: Outcome['whyOf']
}

function Steps({ title, order, options, whyOf }: StepsProps) {
  const lang = useContentLanguage()
  return (
    <div>
      <h4 className={classes.subtitle}>{title}</h4>
      <ol className={classes.steps} lang={lang}>
        {order.map((option) => (
          <li key={option}>
            {options[option]} <span className={classes.explanation}>{whyOf?.(option)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
