import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { NewTrainerQuestion } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { TextAreaField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { withElement } from '@platform/shared-ui/form/with-element'
import type { ChangeOf } from '../../../domain/lesson/lesson-change.rule.ts'
import { useSaveChange } from '../../../domain/lesson/use-lesson-change.ts'
import { useOutbox } from '../../../domain/outbox/use-outbox.ts'
import { OwnQuestions } from './own-questions.tsx'
import { askMessages } from './ask.messages.ts'
import classes from '../player.module.css'

/** A question to the assigned partner or the tenant's trainers, and what they answered so far. */
export function AskTrainer({ of }: { readonly of: ChangeOf }) {
  const t = useStore(askMessages)
  const { form, field, submit } = useQuestion(of)
  const edit = (refused: string) => {
    const typed = form.getValues('text')
    form.setValue('text', typed.trim() ? `${typed}\n${refused}` : refused, { shouldDirty: true })
    field.current?.focus()
  }

  return (
    <section className={classes.side} aria-labelledby="ask-trainer">
      <h2 id="ask-trainer">{t.ask}</h2>
      <p className={classes.muted}>{t.askLead}</p>
      <form className={classes.side} onSubmit={(event) => void submit(event)} noValidate>
        <LeaveQuestion form={form} />
        <TextAreaField
          label={t.question}
          hint={t.questionHint}
          rows={3}
          required
          maxLength={2000}
          {...withElement(fieldsOf(form)('text'), field)}
        />
        <Button type="submit">{t.send}</Button>
      </form>
      <OwnQuestions code={of.code} onEdit={edit} />
    </section>
  )
}

function useQuestion(of: ChangeOf) {
  const t = useStore(askMessages)
  const { notify } = usePlatform()
  const { isOffline } = useOutbox()
  const saveChange = useSaveChange(of)
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useSchemaForm<typeof EMPTY, { text: string }>({
    schema: NewTrainerQuestion,
    defaultValues: EMPTY,
  })
  const submit = form.handleSubmit(({ text }) => {
    saveChange({ kind: 'question', text })
    form.reset(EMPTY)
    field.current?.focus()
    notify('success', isOffline ? t.savedOffline : t.sent)
  })
  return { form, field, submit }
}

const EMPTY = { text: '' }
