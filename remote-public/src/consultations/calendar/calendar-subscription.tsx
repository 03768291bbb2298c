import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import type { NewCalendarFeed } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { useCopy } from '@platform/shared-ui/copy'
import { FailedState } from '@platform/shared-ui/failed-state'
import { TextField } from '@platform/shared-ui/field'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useState } from 'react'
import { i18n } from '../../app/i18n.ts'
import { schemaLoader } from '../../lib/load-shapes.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { calendarMessages } from '../consultations.messages.ts'
import styles from '../consultations.module.css'
import { formatShortDay } from '../when.ts'

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
  const subscription = useSubscription(reload)
  const { created } = subscription
  if (answer.status === 'failed') return <FailedState onRetry={reload}>{m.failed}</FailedState>
  if (!data) return <Skeleton lines={3} />
  return (
    <div className={styles.form}>
      <p>{m.lead}</p>
      {created ? <NewAddress url={created.url} /> : <Stored createdAt={data.createdAt} />}
      <Choices {...subscription} hasAddress={data.createdAt !== null || created !== null} />
    </div>
  )
}

function Choices({
  hasAddress,
  busy,
  create,
  remove,
}: ReturnType<typeof useSubscription> & { readonly hasAddress: boolean }) {
  const m = useStore(calendarMessages)
  return (
    <>
      <div className={styles.actions}>
        <BusyButton
          variant={hasAddress ? 'secondary' : 'primary'}
          isBusy={busy === 'create'}
          busyText={m.creating}
          onClick={create}
        >
          {hasAddress ? m.renew : m.create}
        </BusyButton>
        {hasAddress && (
          <BusyButton isBusy={busy === 'remove'} busyText={m.removing} onClick={remove}>
            {m.remove}
          </BusyButton>
        )}
      </div>
      {hasAddress && <p className={styles.muted}>{m.renewHint}</p>}
    </>
  )
}

function Stored({ createdAt }: { readonly createdAt: string | null }) {
  const m = useStore(calendarMessages)
  const language = useStore(i18n.language)
  return createdAt && <p>{m.stored({ day: formatShortDay(createdAt, language) })}</p>
}

/** The only time that the address can be shown. */
function NewAddress({ url }: { readonly url: string }) {
  const m = useStore(calendarMessages)
  const copy = useCopy()
  const outcomes = { copied: m.copied, failed: m.copyFailed }
  return (
    <>
      <div className={styles.wide}>
        <TextField
          label={m.address}
          hint={m.once}
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <Button variant="primary" onClick={() => void copy(url, outcomes)}>
        {m.copy}
      </Button>
      <h3>{m.how}</h3>
      <ul>
        <li>{m.google}</li>
        <li>{m.outlook}</li>
        <li>{m.apple}</li>
      </ul>
    </>
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
