import type { FieldPath, FieldValues } from 'react-hook-form'
import { Alert } from '../feedback/alert.tsx'
import { formMessages, inOwnLanguage } from '../app/form.messages.ts'
import { fieldAt } from './field-paths.tsx'
import type { SchemaForm } from './use-schema-form.tsx'

/** What the server says about a refused request: an `ApiError`. */
export interface Refusal {
  /** Absent if the server sent no message. */
  readonly serverMessage?: string | undefined
  readonly fields?: Readonly<Record<string, string>> | undefined
}

/**
 * Shows each message of the server at its field and focuses the first of them. What concerns no field of the form is
 * shown by `FormFailure`; `otherwise` is the text where the server sent none.
 */
export function showServerErrors<Draft extends FieldValues, Request>(
  form: SchemaForm<Draft, Request>,
  { serverMessage, fields = {} }: Refusal,
  otherwise: string = formMessages.get().failed,
): void {
  const named = Object.entries(fields).map(([path, text]) => ({
    name: fieldAt(form, path),
    text: inOwnLanguage(text),
  }))
  const own = named.filter(({ name }) => name !== null)
  own.forEach(({ name, text }, index) =>
    form.setError(name as FieldPath<Draft>, { type: 'server', message: text }, { shouldFocus: index === 0 }),
  )
  const other = named.find(({ name }) => name === null)
  const rest = other?.text ?? (own.length === 0 ? serverMessage || otherwise : null)
  if (rest !== null) form.setError('root.server', { type: 'server', message: rest })
}

/** The server's message that belongs to no field. */
export function FormFailure<Draft extends FieldValues, Request>({
  form,
}: {
  readonly form: SchemaForm<Draft, Request>
}) {
  const message = form.formState.errors.root?.['server']?.message
  if (!message) return null
  return (
    <Alert kind="danger" onDismiss={() => form.clearErrors('root.server')}>
      {message}
    </Alert>
  )
}
