import { useStore } from '@nanostores/react'
import type { PracticeQuestion } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { RadioGroupField } from '@platform/shared-ui/radio-group-field'
import { useContentLanguage } from '../../app/content-language/content-language.tsx'
import { attemptMessages } from './attempt.messages.ts'
import classes from './attempt.module.css'

interface Props {
  readonly question: PracticeQuestion
  /** `Question 3 of 10`. */
  readonly label: string
  readonly chosen: number | undefined
  readonly isFlagged: boolean
  readonly onChoose: (option: number) => void
  readonly onFlag: (isFlagged: boolean) => void
}

export function QuestionStep({ question, label, chosen, isFlagged, onChoose, onFlag }: Props) {
  const t = useStore(attemptMessages)
  const lang = useContentLanguage()
  return (
    <section id="question" className={classes.question} tabIndex={-1} aria-label={label}>
      <div className={classes.questionHead}>
        <h2 className={classes.number}>{label}</h2>
        <Button size="sm" variant="ghost" aria-pressed={isFlagged} onClick={() => onFlag(!isFlagged)}>
          {isFlagged ? t.unflag : t.flag}
        </Button>
      </div>
      <div lang={lang}>
        <RadioGroupField
          key={question.id}
          label={question.text}
          look="cards"
          options={question.options.map((option, index) => ({ value: String(index), label: option }))}
          value={chosen === undefined ? null : String(chosen)}
          onChange={(value) => onChoose(Number(value))}
        />
      </div>
    </section>
  )
}
