import type { FieldValues, Path } from 'react-hook-form'
import { usePlatform } from '@platform/shared-contracts/remote'
import type { FormSchema } from '@platform/shared-ui/form/form-schema'
import { useResourceForm, type Answer, type FormOf } from './use-resource-form.ts'

export interface EditorProps<Row> {
  /** `null` adds one. */
  readonly row: Row | null
  readonly onClose: () => void
}

interface RowFormOptions<Row extends { readonly id: unknown }, Draft, Request> extends EditorProps<Row> {
  /** `typedFields` makes both. */
  readonly toDraft: (row: Row | null) => Draft
  readonly toRequest: (draft: Draft) => unknown
  readonly schema: FormSchema<Request>
  /** Hook of the mutation that `rowEndpoints.save` makes. */
  readonly useSave: () => readonly [SaveRow<Row, Request>, ...unknown[]]
  /** The notice afterwards. */
  readonly saved: (row: Row) => string
}

type SaveRow<Row extends { readonly id: unknown }, Request> = (change: {
  readonly id: Row['id'] | null
  readonly body: Request
}) => Promise<Answer<Row>>

/** The form of one row, or of a new one. Saving it says so and closes it. */
export function useRowForm<
  Row extends { readonly id: unknown },
  Draft extends FieldValues,
  Request extends FieldValues,
>({ row, useSave, saved, onClose, ...how }: RowFormOptions<Row, Draft, Request>) {
  const { notify } = usePlatform()
  const [save] = useSave()
  return useResourceForm<Row | null, Draft, Request, Row>({
    ...how,
    row,
    save: (body) => save({ id: row?.id ?? null, body }),
    onSaved: (stored) => {
      onClose()
      notify('success', saved(stored))
    },
  })
}

interface ActionFormOptions<Draft, Request, Result> {
  /** What the fields start with. */
  readonly start: Draft
  /** Without it the draft is the request. */
  readonly toRequest?: (draft: Draft) => unknown
  readonly schema: FormSchema<Request>
  /** The draft too, for what the request has not. */
  readonly send: (request: Request, draft: Draft) => Promise<Answer<Result>>
  /** The notice afterwards. */
  readonly done: string | ((request: Request, result: NonNullable<Result>) => string)
  readonly onClose: () => void
}

/** A form that does one thing with what is typed, then says so and closes. */
export function useActionForm<Draft extends FieldValues, Request extends FieldValues, Result>({
  start,
  toRequest = (draft) => draft,
  schema,
  send,
  done,
  onClose,
}: ActionFormOptions<Draft, Request, Result>) {
  const { notify } = usePlatform()
  return useResourceForm<Draft, Draft, Request, { request: Request; result: NonNullable<Result> }>({
    row: start,
    toDraft: () => start,
    toRequest,
    schema,
    save: async (request, draft) => {
      const { error, data } = await send(request, draft)
      // Many actions are answered without a body.
      return error ? { error } : { data: { request, result: data as NonNullable<Result> } }
    },
    onSaved: ({ request, result }) => {
      onClose()
      notify('success', typeof done === 'string' ? done : done(request, result))
    },
  })
}

/** Binds fields with the texts that have their names: `title`, and `titleHint` where there is one. */
export function labeled<Draft extends FieldValues>(
  { field }: FormOf<Draft>,
  texts: Readonly<Record<Extract<keyof Draft, string>, string>>,
) {
  return (name: Extract<keyof Draft, string>) => {
    const hint = (texts as Readonly<Record<string, string | undefined>>)[`${name}Hint`]
    // A name of the draft is a path in it, which the library's type does not see of a draft that is not known yet.
    return {
      label: texts[name],
      ...(hint === undefined ? {} : { hint }),
      ...field(name as string as Path<Draft>),
    }
  }
}
