import type { Answer, Question } from '@platform/shared-contracts/http'
import { useContentLanguage } from '../content-language/content-language.tsx'
import { ChoiceField } from './fields/choice-field.tsx'
import { MatchField } from './fields/match-field.tsx'
import { MultipleField } from './fields/multiple-field.tsx'
import { NumberField } from './fields/number-field.tsx'
import { OrderField } from './fields/order-field.tsx'
import { PointField } from './fields/point-field.tsx'

interface Props {
  readonly question: Question
  readonly answer: Answer | undefined
  readonly onAnswer: (answer: Answer) => void
  /** The answer can no longer be changed. */
  readonly isLocked?: boolean
}

/** A question of any kind, with the controls to answer it. */
export function QuestionField({ isLocked = false, ...props }: Props) {
  const lang = useContentLanguage()
  return (
    <div lang={lang}>
      <KindField key={props.question.id} {...props} isLocked={isLocked} />
    </div>
  )
}

function KindField({ question, ...rest }: Required<Props>) {
  switch (question.kind) {
    case 'choice':
    case 'scenario':
      return <ChoiceField question={question} {...rest} />
    case 'multiple':
      return <MultipleField question={question} {...rest} />
    case 'order':
      return <OrderField question={question} {...rest} />
    case 'match':
      return <MatchField question={question} {...rest} />
    case 'number':
      return <NumberField question={question} {...rest} />
    case 'point':
      return <PointField question={question} {...rest} />
  }
}
