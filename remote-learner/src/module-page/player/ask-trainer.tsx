import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { TextAreaField } from '@platform/shared-ui/field'
import type { ChangeOf } from '../../domain/lesson/lesson-change.rule.ts'
import { useSaveChange } from '../../domain/lesson/use-lesson-change.ts'
import { useOutbox } from '../../domain/outbox/use-outbox.ts'
import { AskedQuestions } from './asked-questions.tsx'
import { askMessages } from './ask.messages.ts'
import classes from './player.module.css'

const MIN_QUESTION_LENGTH = 10

/** A question to the assigned partner or the tenant's trainers, and what they answered so far. */
export function AskTrainer({ of }: { readonly of: ChangeOf }) {
  const t = useStore(askMessages)
  const { notify } = usePlatform()
  const { isOffline } = useOutbox()
  const saveChange = useSaveChange(of)
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const isLongEnough = text.trim().length >= MIN_QUESTION_LENGTH
  const send = () => {
    if (!isLongEnough) return
    saveChange({ kind: 'question', text: text.trim() })
    setText('')
    // The button cannot be pressed again before there is something to send.
    field.current?.focus()
    notify('success', isOffline ? t.savedOffline : t.sent)
  }
  const edit = (refused: string) => {
    setText((typed) => (typed.trim() ? `${typed}\n${refused}` : refused))
    field.current?.focus()
  }

  return (
    <section className={classes.side} aria-labelledby="ask-trainer">
      <h2 id="ask-trainer">{t.ask}</h2>
      <p className={classes.muted}>{t.askLead}</p>
      <form
        className={classes.side}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <TextAreaField
          ref={field}
          label={t.question}
          hint={t.questionHint}
          value={text}
          rows={3}
          required
          minLength={MIN_QUESTION_LENGTH}
          maxLength={2000}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" disabled={!isLongEnough}>
          {t.send}
        </Button>
      </form>
      <AskedQuestions code={of.code} onEdit={edit} />
    </section>
  )
}
