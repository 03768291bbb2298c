import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { usePlatform } from '@platform/shared-contracts/remote'
import { messagesElsewhere } from '@platform/shared-ui/form/field-paths'
import type { FormSchema } from '@platform/shared-ui/form/form-schema'
import { showServerErrors } from '@platform/shared-ui/form/server-errors'
import { startAgainAfter } from '@platform/shared-ui/form/start-again'
import { fieldsOf, useSchemaForm, type SchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { failureOf } from '../lib/failure.ts'
import { resourceMessages } from './resource.messages.ts'
import { moveDraft, useStoredDraft } from './drafts/use-stored-draft.ts'

/** What a mutation of RTK Query ends with. */
export type Answer<Saved> =
  { readonly data: Saved; readonly error?: undefined } | { readonly data?: undefined; readonly error: object }

export interface ResourceFormOptions<Row, Draft extends FieldValues, Request extends FieldValues, Saved> {
  /** What is stored; what the user typed outlives a newer one. */
  readonly row: Row
  readonly toDraft: (row: Row | NonNullable<Saved>) => Draft
  /** The fields of the draft are named as in the request, so that errors find them. */
  readonly toRequest: (draft: Draft) => unknown
  readonly schema: FormSchema<Request>
  /** The draft too, for what the request has not. Null: nothing was saved, and the screen says why. */
  readonly save: (request: Request, draft: Draft) => Promise<Answer<Saved> | null>
  readonly onSaved: (saved: NonNullable<Saved>) => void
  /** Where the tab stores what is typed: then leaving the page loses nothing, so it needs no question. */
  readonly storedAs?: (row: Row | NonNullable<Saved>) => string
  /** The value of the draft that says which version it started from: what the tab stored keeps its own. */
  readonly version?: Path<Draft>
}

/** The saved values are the ones to start from: nothing is unsaved, and nothing wrong. */
const START_AGAIN = { keepDirtyValues: false, keepDirty: false, keepErrors: false } as const

/** One resource as a form, checked by the schema of its request. `ResourceForm` and `ResourceDialog` show it. */
export function useResourceForm<Row, Draft extends FieldValues, Request extends FieldValues, Saved>(
  options: ResourceFormOptions<Row, Draft, Request, Saved>,
) {
  const { row, toDraft, toRequest, schema, version } = options
  const stored = toDraft(row)
  const form = useSchemaForm<Draft, Request>({ schema, defaultValues: stored, stored, toRequest })
  const storedAs = useOwnDrafts(options.storedAs)
  const { isStored, isOverlapping } = useStoredDraft<Draft>(form, storedAs?.(row), version)
  const { isSaving, save } = useSaving(form, options, storedAs)
  return {
    form,
    field: fieldsOf(form),
    isDirty: form.formState.isDirty,
    isStored,
    isOverlapping,
    isSaving,
    /** Resolves to what was saved, or to null. */
    save,
    submit: (event?: FormEvent) => void save(event),
    undo: () => form.reset(undefined, START_AGAIN),
    /** Replaces what is typed as well. */
    startFrom: (other: Row | NonNullable<Saved>) => form.reset(toDraft(other), START_AGAIN),
  }
}

/** Another user of this tab must not find the drafts; without a user nothing is stored. */
function useOwnDrafts<Shown>(storedAs: ((row: Shown) => string) | undefined) {
  const { user } = usePlatform().session
  return storedAs && user ? (row: Shown) => `${user.id}:${storedAs(row)}` : undefined
}

function useSaving<Row, Draft extends FieldValues, Request extends FieldValues, Saved>(
  form: SchemaForm<Draft, Request>,
  options: ResourceFormOptions<Row, Draft, Request, Saved>,
  storedAs: ((row: Row | NonNullable<Saved>) => string) | undefined,
) {
  const { row, toDraft, save, onSaved } = options
  const t = useStore(resourceMessages)
  const [isSaving, setSaving] = useState(false)

  const send = async (request: Request): Promise<NonNullable<Saved> | null> => {
    const startAgain = startAgainAfter(form)
    setSaving(true)
    const answer = await save(request, form.getValues())
    setSaving(false)
    if (answer?.error) showServerErrors(form, failureOf(answer.error))
    if (!answer?.data) return null
    startAgain(toDraft(answer.data))
    if (storedAs) moveDraft(storedAs(row), storedAs(answer.data))
    onSaved(answer.data)
    return answer.data
  }
  const showFaults = (found: FieldErrors<Draft>) => {
    const message = [t.fixErrors, ...messagesElsewhere(found, form)].join(' ')
    form.setError('root.server', { message })
  }
  const submit = async (event?: FormEvent) => {
    let saved: NonNullable<Saved> | null = null
    await form.handleSubmit(async (request) => {
      saved = await send(request)
    }, showFaults)(event)
    return saved as NonNullable<Saved> | null
  }
  return { isSaving, save: submit }
}

/** The form of a draft, for the components of its fields. */
export interface FormOf<Draft extends FieldValues> {
  readonly form: Pick<UseFormReturn<Draft>, 'register' | 'watch' | 'setValue' | 'formState'>
  readonly field: (name: Path<Draft>) => UseFormRegisterReturn & { readonly error: string | undefined }
}
