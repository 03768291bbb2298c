import { get, type FieldErrors, type FieldValues } from 'react-hook-form'

/** What is read of a `SchemaForm`. */
interface Form {
  readonly getValues: () => FieldValues
  readonly hasField: (name: string) => boolean
}

/**
 * The field of the form that an error belongs to: `domains.1` is shown at `domains` if that is one text. Null for what the
 * form shows no field for now, even if its draft has the value.
 */
export function fieldAt(form: Form, path: string): string | null {
  const name = valueAt(form.getValues(), path)
  return name !== null && form.hasField(name) ? name : null
}

/** The name of the value that the path leads to or into. */
function valueAt(values: FieldValues, path: string): string | null {
  const parts = path.split('.')
  for (let count = 1; count <= parts.length; count++) {
    const name = parts.slice(0, count).join('.')
    const value: unknown = get(values, name)
    if (value === undefined) return null
    if (!isGroup(value)) return name
  }
  return null
}

/** A group of fields, or a list of groups; a list of plain values is one field, and so is a file. */
function isGroup(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isGroup)
  return typeof value === 'object' && value !== null && !(value instanceof Blob)
}

/** What is wrong with a field; with a list that is one field, what is wrong with its first faulty entry. */
export function messageAt(errors: FieldErrors, name: string): string | undefined {
  return firstMessage(get(errors, name))
}

/** The messages of fields that the form does not show: without them a refusal would have no visible reason. */
export function messagesElsewhere(errors: FieldErrors, form: Form): readonly string[] {
  return Object.keys(errors)
    .filter((name) => name !== 'root')
    .flatMap((name) => leaves(errors[name], name))
    .flatMap(({ path, message }) => (fieldAt(form, path) === null ? [message] : []))
}

function leaves(error: unknown, path: string): readonly { path: string; message: string }[] {
  if (typeof error !== 'object' || error === null) return []
  const { message } = error as { message?: unknown }
  if (typeof message === 'string') return [{ path, message }]
  return Object.entries(error).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
}

function firstMessage(error: unknown): string | undefined {
  return leaves(error, '')[0]?.message
}
