import { useStore } from '@nanostores/react'
import type { PracticeQuestion, QuestionReview } from '@platform/shared-contracts/http'
import { CheckIcon, CloseIcon } from '@platform/shared-ui/icon'
import { useContentLanguage } from '../../app/content-language/content-language.tsx'
import { cfrAddress } from './cfr-address.rule.ts'
import { resultMessages } from './result.messages.ts'
import classes from './result.module.css'

interface Props {
  readonly questions: readonly PracticeQuestion[]
  readonly review: readonly QuestionReview[]
}

/** How each question went, with the reason and the paragraph behind it. */
export function QuestionReviews({ questions, review }: Props) {
  return (
    <ol className={classes.reviews}>
      {questions.map((question) => {
        const verdict = review.find(({ id }) => id === question.id)
        return verdict && <OneReview key={question.id} question={question} verdict={verdict} />
      })}
    </ol>
  )
}

interface OneProps {
  readonly question: PracticeQuestion
  readonly verdict: QuestionReview
}

function OneReview({ question, verdict }: OneProps) {
  const lang = useContentLanguage()
  const { isRight, explanation } = verdict
  return (
    <li className={classes.review} data-is-right={isRight}>
      <Verdict verdict={verdict} />
      <h3 className={classes.text} lang={lang}>
        {question.text}
      </h3>
      <Options question={question} verdict={verdict} />
      {explanation !== '' && (
        <p className={classes.explanation} lang={lang}>
          {explanation}
        </p>
      )}
      <Cite cite={verdict.cite} />
    </li>
  )
}

function Verdict({ verdict: { isRight, chosen } }: Pick<OneProps, 'verdict'>) {
  const t = useStore(resultMessages)
  const wrong = chosen === null ? t.leftOut : t.wrong
  return (
    <p className={classes.verdict}>
      {isRight ? <CheckIcon size={1.125} /> : <CloseIcon size={1.125} />}
      {isRight ? t.right : wrong}
    </p>
  )
}

function Options({ question: { options }, verdict: { isRight, chosen, answer } }: OneProps) {
  const t = useStore(resultMessages)
  return (
    <>
      {chosen !== null && <p>{t.yourAnswer({ answer: options[chosen] ?? '' })}</p>}
      {!isRight && answer !== null && (
        <p className={classes.key}>{t.rightAnswer({ answer: options[answer] ?? '' })}</p>
      )}
    </>
  )
}

function Cite({ cite }: { readonly cite: string }) {
  const t = useStore(resultMessages)
  const address = cfrAddress(cite)
  const text = t.cite({ cite })
  if (!address) return <p className={classes.cite}>{text}</p>
  return (
    <p className={classes.cite}>
      <a href={address} target="_blank" rel="noreferrer">
        {text}
        <span className="visually-hidden"> ({t.citeOpens})</span>
      </a>
    </p>
  )
}
