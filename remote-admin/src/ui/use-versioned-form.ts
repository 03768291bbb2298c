import { useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { ApiError } from '@platform/shared-contracts/client'
import { showServerErrors } from '@platform/shared-ui/form/server-errors'
import type { SchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { failureOf } from '../lib/failure.ts'
import { useResourceForm, type Answer, type ResourceFormOptions } from './use-resource-form.ts'

interface VersionedFormOptions<
  Row extends object,
  Draft extends FieldValues,
  Request extends FieldValues,
> extends ResourceFormOptions<Row | null, Draft, Request, Row> {
  /** No field shows it. */
  readonly version: Path<Draft>
  /** Loads what another user saved. */
  readonly loadNewest: (base: Row) => PromiseLike<{ readonly data?: Row | undefined }>
}

/**
 * The form of a row that several users edit. A request names the version that it started from; if the server refuses
 * it with 409, `theirs` is the newer version until the user chooses one. `base` is the version that the form shows.
 */
export function useVersionedForm<Row extends object, Draft extends FieldValues, Request extends FieldValues>(
  options: VersionedFormOptions<Row, Draft, Request>,
) {
  const { row, toDraft, version, loadNewest, save, onSaved } = options
  const { base, theirs, setTheirs, accept, follow } = useVersions(row)

  /** Whether another user saved first. A conflict with another row, such as a name that is taken, has fields. */
  const isOutdated = async (error: object): Promise<boolean> => {
    if (!base || (error as Partial<ApiError>).status !== 409 || failureOf(error).fields) return false
    const { data: newest } = await loadNewest(base)
    if (newest) setTheirs(newest)
    return newest !== undefined
  }
  const form = useResourceForm<Row | null, Draft, Request, Row>({
    ...options,
    row: base,
    save: async (request, draft) => {
      const answer = await save(request, draft)
      return answer?.error && (await isOutdated(answer.error)) ? null : answer
    },
    onSaved: (saved) => {
      accept(saved)
      onSaved(saved)
    },
  })
  follow(form.isDirty)

  const take = (other: Row) => {
    form.startFrom(other)
    accept(other)
  }
  return {
    ...form,
    base,
    theirs,
    startFrom: take,
    takeTheirs: () => theirs && take(theirs),
    keepMine: () => {
      if (theirs) form.form.setValue(version, toDraft(theirs)[version], { shouldDirty: true })
      form.submit()
    },
    undo: () => (theirs ? take(theirs) : form.undo()),
    /** Shows what was done to the row other than saving it, or why it was refused. */
    settle: async ({ data, error }: Answer<Row>): Promise<void> => {
      form.form.clearErrors()
      if (data) accept(data)
      else if (error && !(await isOutdated(error))) showRefusal(form.form, failureOf(error))
    },
  }
}

/** Above the form too: what is wrong with a field would not say what was refused for it. */
function showRefusal<Draft extends FieldValues, Request>(
  form: SchemaForm<Draft, Request>,
  failure: ReturnType<typeof failureOf>,
): void {
  if (failure.serverMessage) form.setError('root.server', { message: failure.serverMessage })
  showServerErrors(form, failure)
}

function useVersions<Row extends object>(row: Row | null) {
  const [loaded, setLoaded] = useState(row)
  const [base, setBase] = useState(row)
  const [theirs, setTheirs] = useState<Row | null>(null)
  return {
    base,
    theirs,
    setTheirs,
    accept: (newest: Row) => {
      setBase(newest)
      setTheirs(null)
    },
    /** What was loaded since: while nothing is typed, there is nothing to compare it with. */
    follow: (isDirty: boolean) => {
      if (row === loaded) return
      setLoaded(row)
      if (!isDirty) setBase(row)
    },
  }
}
