import { useStore } from '@nanostores/react'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { RadioGroupField } from '@platform/shared-ui/radio-group-field'
import { useState, type FormEvent } from 'react'
import type { SampleQuestion } from './landing-page.ts'
import { landingMessages } from './landing.messages.ts'
import styles from './landing.module.css'

/** One question as in the quiz. It is answered on the page, and the answer is not stored anywhere. */
export function SampleQuestionCard({ question }: { readonly question: SampleQuestion }) {
  const m = useStore(landingMessages)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const right = question.options[question.answer] ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(chosen !== null)
  }
  return (
    <section className={`${styles.section} ${styles.question}`} aria-labelledby="question">
      <h2 id="question">{m.question}</h2>
      {/* eslint-disable-next-line project/forms-ask-before-leaving -- graded practice: answers, not fields of a request (0155) */}
      <form onSubmit={submit} className={styles.form}>
        <RadioGroupField
          label={question.text}
          look="cards"
          value={chosen}
          onChange={(value) => {
            setChosen(value)
            setChecked(false)
          }}
          options={question.options.map((option) => ({ value: option, label: option }))}
        />
        {isChecked && (
          <Alert kind={chosen === right ? 'success' : 'info'}>
            {chosen === right ? m.right : m.wrong({ answer: right })} {m.source({ cite: question.cite })}
          </Alert>
        )}
        <Button type="submit" disabled={chosen === null || isChecked}>
          {m.check}
        </Button>
      </form>
    </section>
  )
}
