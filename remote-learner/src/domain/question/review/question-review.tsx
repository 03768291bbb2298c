import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { Question, QuestionReview } from '@platform/shared-contracts/http'
import { CheckIcon, CloseIcon } from '@platform/shared-ui/icon'
import { useContentLanguage } from '../../content-language/content-language.tsx'
import { AnswerReview } from './answer-review.tsx'
import { cfrAddress } from './cfr-address.rule.ts'
import { reviewMessages } from './review.messages.ts'
import classes from './review.module.css'

interface Props {
  /** Of the module. */
  readonly code: string
  readonly questions: readonly Question[]
  readonly review: readonly QuestionReview[]
}

/** How each question went, with the reasons, the lesson and the paragraph behind it. */
export function QuestionReviews({ code, questions, review }: Props) {
  return (
    <ol className={classes.reviews}>
      {questions.map((question, index) => {
        const verdict = review.find(({ id }) => id === question.id)
        if (!verdict) return null
        return (
          <OneReview key={question.id} code={code} number={index + 1} question={question} verdict={verdict} />
        )
      })}
    </ol>
  )
}

interface OneProps {
  readonly code: string
  readonly number: number
  readonly question: Question
  readonly verdict: QuestionReview
}

function OneReview({ code, number, question, verdict }: OneProps) {
  const lang = useContentLanguage()
  const { isRight, explanation } = verdict
  return (
    <li className={classes.review} data-is-right={isRight}>
      <Verdict verdict={verdict} />
      {question.kind === 'scenario' && <p lang={lang}>{question.situation}</p>}
      <h3 className={classes.text} lang={lang}>
        {question.text}
      </h3>
      <AnswerReview question={question} verdict={verdict} />
      {explanation !== '' && (
        <p className={classes.explanation} lang={lang}>
          {explanation}
        </p>
      )}
      <p className={classes.sources}>
        <ReadAgain code={code} number={number} lesson={verdict.lesson} />
        <Cite cite={verdict.cite} />
      </p>
    </li>
  )
}

function Verdict({ verdict: { isRight, chosen } }: Pick<OneProps, 'verdict'>) {
  const t = useStore(reviewMessages)
  const wrong = chosen === null ? t.leftOut : t.wrong
  return (
    <p className={classes.verdict}>
      {isRight ? <CheckIcon size={1.125} /> : <CloseIcon size={1.125} />}
      {isRight ? t.right : wrong}
    </p>
  )
}

/** Papers from before questions named their lesson have none. */
function ReadAgain({
  code,
  number,
  lesson,
}: Pick<OneProps, 'code' | 'number'> & Pick<QuestionReview, 'lesson'>) {
  const t = useStore(reviewMessages)
  if (!lesson) return null
  const place = new URLSearchParams({ lesson: lesson.id, section: String(lesson.section) })
  return (
    <Link to={`/modules/${encodeURIComponent(code)}?${place}`}>
      {t.readAgain}
      <span className="visually-hidden"> ({t.ofQuestion({ number })})</span>
    </Link>
  )
}

function Cite({ cite }: { readonly cite: string }) {
  const t = useStore(reviewMessages)
  const address = cfrAddress(cite)
  const text = t.cite({ cite })
  if (!address) return <span>{text}</span>
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {text}
      <span className="visually-hidden"> ({t.citeOpens})</span>
    </a>
  )
}
