import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import type { NewCalendarFeed } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { CalendarAddress } from '@platform/shared-ui/calendar-address'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useState } from 'react'
import { schemaLoader } from '../../lib/load-shapes.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { calendarMessages } from '../consultations.messages.ts'
import styles from '../consultations.module.css'

const PATH = '/consultations/calendar'

/** An address that the person's own calendar app reads; loaded when they open it. */
export function CalendarSubscription() {
  const m = useStore(calendarMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.ledger} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{m.title}</summary>
      {isOpen && <Subscription />}
    </details>
  )
}

function Subscription() {
  const m = useStore(calendarMessages)
  const { answer, data, reload } = useAnswer(PATH, 'CalendarFeed', { isFresh: true })
  const { created, busy, create, remove } = useSubscription(reload)
  if (answer.status === 'failed') return <FailedState onRetry={reload}>{m.failed}</FailedState>
  if (!data) return <Skeleton lines={3} />
  return (
    <div className={styles.form}>
      <p>{m.lead}</p>
      <CalendarAddress
        createdAt={data.createdAt}
        url={created?.url ?? null}
        busy={busy}
        onCreate={create}
        onRemove={remove}
      />
    </div>
  )
}

function useSubscription(reload: () => void) {
  const m = useStore(calendarMessages)
  const { fetch, notify } = usePlatform()
  const [created, setCreated] = useState<NewCalendarFeed | null>(null)
  const [busy, setBusy] = useState<'create' | 'remove' | null>(null)
  async function create() {
    setBusy('create')
    const request = { url: PATH, method: 'POST' } as const
    const { data, error } = await callApi(fetch, request, { schema: schemaLoader('NewCalendarFeed') })
    setBusy(null)
    if (error) return notify('warning', error.serverMessage ?? m.notCreated)
    setCreated(data)
  }
  async function remove() {
    setBusy('remove')
    const { error } = await callApi(fetch, { url: PATH, method: 'DELETE' })
    setBusy(null)
    if (error) return notify('warning', error.serverMessage ?? m.notRemoved)
    setCreated(null)
    notify('success', m.removed)
    reload()
  }
  return { created, busy, create: () => void create(), remove: () => void remove() }
}
