import type { Question, QuestionReview } from '@platform/shared-contracts/http'
import { MatchReview } from './match-review.tsx'
import { NumberReview } from './number-review.tsx'
import { OptionsReview } from './options-review.tsx'
import { OrderReview } from './order-review.tsx'
import { PointReview } from './point-review.tsx'
import { outcomeOf } from './outcome.rule.ts'

interface Props {
  readonly question: Question
  readonly verdict: QuestionReview
}

/** What was answered, what is right where it may be shown, and why. */
export function AnswerReview({ question, verdict }: Props) {
  const outcome = outcomeOf(verdict)
  switch (question.kind) {
    case 'choice':
    case 'scenario':
    case 'multiple':
      return <OptionsReview options={question.options} outcome={outcome} />
    case 'order':
      return <OrderReview question={question} outcome={outcome} />
    case 'match':
      return <MatchReview question={question} outcome={outcome} />
    case 'number':
      return <NumberReview unit={question.unit} verdict={verdict} />
    case 'point':
      return <PointReview question={question} outcome={outcome} />
  }
}
