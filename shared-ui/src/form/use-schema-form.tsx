import { useMemo, useRef } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RefCallBack,
  type UseFormRegister,
  type UseFormReturn,
} from 'react-hook-form'
import { messageAt } from './field-paths.tsx'
import { schemaResolver, type FormSchemaSource } from './form-schema.tsx'

interface SchemaFormOptions<Draft extends FieldValues, Request> {
  /** Of the request that the form sends. Field names are names of the request, so that the server's answer names them too. */
  readonly schema: FormSchemaSource<Request>
  readonly defaultValues: Draft
  /** What is stored now: a newer one replaces only what the user has not changed. */
  readonly stored?: Draft
  /** What the fields hold as the request needs it: `undefined` for an empty optional field. */
  readonly toRequest?: (draft: Draft) => unknown
}

export type SchemaForm<Draft extends FieldValues, Request = Draft> = UseFormReturn<
  Draft,
  unknown,
  Request
> & {
  /** Whether the field is on the page now, maybe in a tab that is not open. */
  readonly hasField: (name: string) => boolean
  /** The ref of a field that is bound without `register`, so that the form knows that it is on the page. */
  readonly shownField: (name: string, ref: RefCallBack) => RefCallBack
}

/**
 * react-hook-form with a Zod schema of shared-contracts. Fields are checked when the form is sent, then with each change;
 * the first faulty one gets the focus. `handleSubmit` gives the parsed request.
 */
export function useSchemaForm<Draft extends FieldValues, Request extends FieldValues>({
  schema,
  defaultValues,
  stored,
  toRequest,
}: SchemaFormOptions<Draft, Request>): SchemaForm<Draft, Request> {
  const options = useRef({ schema, toRequest })
  options.current = { schema, toRequest }
  const resolver = useMemo(
    () => schemaResolver<Draft, Request>(schema, (draft) => options.current.toRequest?.(draft) ?? draft),
    [schema],
  )
  const form = useForm<Draft, unknown, Request>({
    resolver,
    defaultValues: defaultValues as DefaultValues<Draft>,
    ...(stored ? { values: stored, resetOptions: KEEP_TYPED } : {}),
  })
  return { ...form, ...useMountedFields(form.register) }
}

/** Notes which fields have an element: the library says it of none, and an error needs a visible place. */
function useMountedFields<Draft extends FieldValues>(registerField: UseFormRegister<Draft>) {
  const mounted = useRef(new Map<string, Set<unknown>>())
  const shownField =
    (name: string, ref: RefCallBack): RefCallBack =>
    (element: unknown) => {
      const elements = mounted.current.get(name) ?? new Set()
      mounted.current.set(name, elements.add(element))
      ref(element)
      return () => {
        elements.delete(element)
        ref(null)
      }
    }
  const register: UseFormRegister<Draft> = (name, options) => {
    const field = registerField(name, options)
    return { ...field, ref: shownField(name, field.ref) }
  }
  return { register, shownField, hasField: (name: string) => (mounted.current.get(name)?.size ?? 0) > 0 }
}

const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true, keepErrors: true } as const

/**
 * Binds fields of shared-ui: `<TextField label="Email" {...field('email')} />`. `deps` are fields whose check reads this
 * one: once the form was sent, they are checked again with each change of it.
 */
export function fieldsOf<Draft extends FieldValues, Request>(form: SchemaForm<Draft, Request>) {
  return (name: FieldPath<Draft>, deps: FieldPath<Draft>[] = []) => ({
    ...form.register(name, { deps }),
    error: messageAt(form.formState.errors, name),
  })
}
