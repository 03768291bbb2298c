import { useStore } from '@nanostores/react'
import type { Question } from '@platform/shared-contracts/http'
import { PracticeForm } from '../domain/question/practice-form.tsx'
import { useGradePracticeMutation } from './module.api.ts'
import { moduleMessages } from './module.messages.ts'
import classes from './module.module.css'

interface Props {
  readonly code: string
  readonly questions: readonly Question[]
}

export function PracticeQuiz({ code, questions }: Props) {
  const t = useStore(moduleMessages)
  const [grade, { data: result, isLoading, isError, reset }] = useGradePracticeMutation()
  return (
    <section className={classes.practice} aria-labelledby="practice" data-part="practice">
      <h2 id="practice">{t.practice}</h2>
      <p className={classes.lead}>{t.practiceLead}</p>
      <PracticeForm
        code={code}
        questions={questions}
        onCheck={(answers) => void grade({ code, answers })}
        isChecking={isLoading}
        hasFailed={isError}
        result={result}
        onAgain={reset}
      />
    </section>
  )
}
