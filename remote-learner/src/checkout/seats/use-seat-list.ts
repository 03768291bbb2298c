import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ApiError } from '@platform/shared-contracts/client'
import { SeatListRequest, type SeatListReport } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { showServerErrors } from '@platform/shared-ui/form/server-errors'
import { useSchemaForm, type SchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { useGiveSeatListMutation } from './seats.api.ts'
import { seatsMessages } from './seats.messages.ts'

type Draft = Required<SeatListRequest>
export type SeatListForm = SchemaForm<Draft, SeatListRequest>

/** Sends the list; `report` says why the newest one changed nothing. */
export function useSeatList(id: string, onDone: () => void) {
  const t = useStore(seatsMessages)
  const { notify } = usePlatform()
  const [give] = useGiveSeatListMutation()
  const [report, setReport] = useState<SeatListReport | null>(null)
  const form: SeatListForm = useSchemaForm<Draft, SeatListRequest>({
    schema: SeatListRequest,
    defaultValues: { people: '', language: locale.get() },
  })
  const submit = form.handleSubmit(async (request) => {
    const { data, error } = await give({ id, ...request })
    setReport(data && !data.isDone ? data : null)
    if (!data) return showServerErrors(form, error as ApiError, (error as ApiError).message)
    if (!data.isDone) return form.setError('people', { message: t.listUnchanged }, { shouldFocus: true })
    const { given, invited, skipped } = data
    notify(
      'success',
      [t.listDone({ given, invited }), ...(skipped > 0 ? [t.listSkipped({ count: skipped })] : [])].join(' '),
    )
    onDone()
  })
  return { form, report, submit }
}
