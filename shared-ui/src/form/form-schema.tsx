import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import { formMessages, inOwnLanguage } from '../app/form.messages.ts'

interface Issue {
  readonly code?: string | undefined
  readonly format?: unknown
  readonly origin?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly input?: unknown
}

/** What a form needs of a Zod schema, so that the form's code brings no Zod. */
export interface FormSchema<Request> {
  safeParse(
    value: unknown,
    options?: { error?: (issue: Issue) => string },
  ):
    | { readonly success: true; readonly data: Request }
    | {
        readonly success: false
        readonly error: {
          readonly issues: readonly { readonly message: string; readonly path: readonly PropertyKey[] }[]
        }
      }
}

/** The schema, or a function that loads it: a page for visitors waits for no schema. */
export type FormSchemaSource<Request> = FormSchema<Request> | (() => Promise<FormSchema<Request>>)

type Check<Draft extends FieldValues, Request> = Resolver<Draft, unknown, Request>

/**
 * Checks what `toRequest` makes of the fields, and that each holds all of what was typed. A schema that cannot be loaded checks nothing here: the server refuses what is
 * wrong, field by field.
 */
export function schemaResolver<Draft extends FieldValues, Request extends FieldValues>(
  source: FormSchemaSource<Request>,
  toRequest: (draft: Draft) => unknown,
): Check<Draft, Request> {
  return async (draft, context, options) => {
    const result = await checked(source, toRequest)(draft, context, options)
    const refused = refusedByBrowser(options)
    if (refused.length === 0) return result
    const errors = result.errors as FieldErrors<Draft>
    for (const { name, ref, message } of refused) set(errors, name, { type: 'unreadable', message, ref })
    return { values: {}, errors }
  }
}

/**
 * The browser gives '' for a date or number that was only half entered, as if the field were empty. And what it does not
 * take for an email address is none, also where the request accepts any text.
 */
function refusedByBrowser<Draft extends FieldValues>({
  names = [],
  fields,
}: Parameters<Check<Draft, unknown>>[2]) {
  const t = formMessages.get()
  return names.flatMap((name) => {
    const ref: unknown = get(fields, `${name}.ref`)
    if (!(ref instanceof HTMLInputElement)) return []
    if (ref.validity.badInput) return [{ name, ref, message: t.invalid }]
    return ref.type === 'email' && ref.validity.typeMismatch ? [{ name, ref, message: t.email }] : []
  })
}

function checked<Draft extends FieldValues, Request extends FieldValues>(
  source: FormSchemaSource<Request>,
  toRequest: (draft: Draft) => unknown,
): Check<Draft, Request> {
  return async (draft, context, options) => {
    const schema = typeof source === 'function' ? await source().catch(() => null) : source
    const value = toRequest(draft)
    if (!schema) return { values: value as Request, errors: {} }
    const check = standardSchemaResolver<Draft, unknown, Request>({
      '~standard': { version: 1, vendor: 'zod', validate: () => validate(schema, value) },
    })
    return check(draft, context, options)
  }
}

function validate<Request>(schema: FormSchema<Request>, value: unknown) {
  const result = schema.safeParse(value, { error: messageOf })
  if (result.success) return { value: result.data }
  return {
    issues: result.error.issues.map(({ message, path }) => ({ message: inOwnLanguage(message), path })),
  }
}

/** For an issue whose schema has no message of its own. */
function messageOf(issue: Issue): string {
  const t = formMessages.get()
  if (issue.input === '' || issue.input === undefined || issue.input === null) return t.required
  if (issue.code === 'too_small') return limitText(issue, issue.minimum, t.tooShort, t.tooSmall)
  if (issue.code === 'too_big') return limitText(issue, issue.maximum, t.tooLong, t.tooBig)
  return issue.format === 'email' ? t.email : t.invalid
}

function limitText(
  { origin }: Issue,
  limit: unknown,
  ofText: (values: { count: number }) => string,
  ofNumber: (input: { limit: string | number }) => string,
): string {
  if (origin === 'string') return ofText({ count: Number(limit) })
  return origin === 'number' || origin === 'int'
    ? ofNumber({ limit: Number(limit) })
    : formMessages.get().invalid
}
