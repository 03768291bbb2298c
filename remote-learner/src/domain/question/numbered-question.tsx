import { useStore } from '@nanostores/react'
import type { ComponentProps, ReactNode } from 'react'
import { QuestionField } from './question-field.tsx'
import { practiceMessages } from './questions.messages.ts'
import classes from './practice-form.module.css'

interface Props extends ComponentProps<typeof QuestionField> {
  readonly number: number
  readonly total: number
  /** What the server said of the answer. */
  readonly children?: ReactNode
}

/** One of several questions on a page. */
export function NumberedQuestion({ number, total, children, ...field }: Props) {
  const t = useStore(practiceMessages)
  const name = t.question({ number, total })
  return (
    <section className={classes.question} aria-label={name}>
      <p className={classes.number}>{name}</p>
      <QuestionField {...field} />
      {children}
    </section>
  )
}
