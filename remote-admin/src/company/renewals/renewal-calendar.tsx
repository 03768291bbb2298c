import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { CalendarAddress } from '@platform/shared-ui/calendar-address'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { failureOf } from '../../lib/failure.ts'
import layout from '../../ui/layout.module.css'
import { useCreateCalendarMutation, useGetCalendarQuery, useRemoveCalendarMutation } from './renewals.api.ts'
import { renewalCalendarMessages } from './renewals.messages.ts'

/** The address that the manager's own calendar app reads; loaded when they open it. */
export function RenewalCalendar() {
  const t = useStore(renewalCalendarMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={layout.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.title}</summary>
      {isOpen && <Address />}
    </details>
  )
}

function Address() {
  const t = useStore(renewalCalendarMessages)
  const { data, isError, refetch } = useGetCalendarQuery()
  const address = useAddressChanges()
  if (isError) return <FailedState onRetry={refetch}>{t.failed}</FailedState>
  if (!data) return <Skeleton text={t.loading} lines={3} />
  return (
    <div className={layout.stack}>
      <p>{t.lead}</p>
      <CalendarAddress createdAt={data.createdAt} {...address} />
    </div>
  )
}

function useAddressChanges() {
  const t = useStore(renewalCalendarMessages)
  const { notify } = usePlatform()
  const [create, creating] = useCreateCalendarMutation()
  const [remove, removing] = useRemoveCalendarMutation()
  const onCreate = async () => {
    const { error } = await create()
    if (error) notify('warning', failureOf(error).message)
  }
  const onRemove = async () => {
    const { error } = await remove()
    if (error) return notify('warning', failureOf(error).message)
    creating.reset()
    notify('success', t.removed)
  }
  return {
    url: creating.data?.url ?? null,
    busy: creating.isLoading ? ('create' as const) : removing.isLoading ? ('remove' as const) : null,
    onCreate: () => void onCreate(),
    onRemove: () => void onRemove(),
  }
}
