import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { messagesElsewhere } from '@platform/shared-ui/form/field-paths'
import type { FormSchema } from '@platform/shared-ui/form/form-schema'
import { showServerErrors } from '@platform/shared-ui/form/server-errors'
import { startAgainAfter } from '@platform/shared-ui/form/start-again'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { failureOf } from '../lib/failure.ts'
import { resourceMessages } from './resource.messages.ts'

/** What a mutation of RTK Query ends with. */
type Answer<Saved> =
  { readonly data: Saved; readonly error?: undefined } | { readonly data?: undefined; readonly error: object }

interface ResourceFormOptions<Row, Draft extends FieldValues, Request extends FieldValues, Saved> {
  /** What is stored; what the user typed outlives a newer one. */
  readonly row: Row
  readonly toDraft: (row: Row | NonNullable<Saved>) => Draft
  /** The fields of the draft are named as in the request, so that errors find them. */
  readonly toRequest: (draft: Draft) => unknown
  readonly schema: FormSchema<Request>
  readonly save: (request: Request) => Promise<Answer<Saved>>
  readonly onSaved: (saved: NonNullable<Saved>) => void
}

/** The saved values are the ones to start from: nothing is unsaved, and nothing wrong. */
const START_AGAIN = { keepDirtyValues: false, keepDirty: false, keepErrors: false } as const

/** One resource as a form, checked by the schema of its request. `ResourceForm` and `ResourceDialog` show it. */
export function useResourceForm<Row, Draft extends FieldValues, Request extends FieldValues, Saved>(
  options: ResourceFormOptions<Row, Draft, Request, Saved>,
) {
  const { row, toDraft, toRequest, schema, save, onSaved } = options
  const t = useStore(resourceMessages)
  const [isSaving, setSaving] = useState(false)
  const stored = toDraft(row)
  const form = useSchemaForm<Draft, Request>({ schema, defaultValues: stored, stored, toRequest })
  const submit = form.handleSubmit(
    async (request) => {
      const startAgain = startAgainAfter(form)
      setSaving(true)
      const answer = await save(request)
      setSaving(false)
      if (!answer.data) return showServerErrors(form, failureOf(answer.error))
      startAgain(toDraft(answer.data))
      onSaved(answer.data)
    },
    (found) => {
      const message = [t.fixErrors, ...messagesElsewhere(found, form)].join(' ')
      form.setError('root.server', { message })
    },
  )
  return {
    form,
    field: fieldsOf(form),
    isDirty: form.formState.isDirty,
    isSaving,
    submit: (event?: FormEvent) => void submit(event),
    undo: () => form.reset(undefined, START_AGAIN),
  }
}

/** The form of a draft, for the components of its fields. */
export interface FormOf<Draft extends FieldValues> {
  readonly form: Pick<UseFormReturn<Draft>, 'register' | 'watch' | 'setValue'>
  readonly field: (name: Path<Draft>) => UseFormRegisterReturn & { readonly error: string | undefined }
}
