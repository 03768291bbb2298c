import { useStore } from '@nanostores/react'
import { format } from '@platform/shared-contracts/remote'
import { calendarAddressMessages } from '../app/calendar-address.messages.ts'
import { TextField } from '../fields/field.tsx'
import { useCopy } from '../lib/use-copy.ts'
import { BusyButton, Button } from './button.tsx'
import styles from './calendar-address.module.css'

interface CalendarAddressProps {
  /** When the address that works was made; `null` without one. */
  readonly createdAt: string | null
  /** The address that was just made: it is shown only this once. */
  readonly url: string | null
  readonly busy: 'create' | 'remove' | null
  readonly onCreate: () => void
  readonly onRemove: () => void
}

/** The secret address that a person's calendar apps read: to make and copy it, to renew it, to stop it. */
export function CalendarAddress({ createdAt, url, busy, onCreate, onRemove }: CalendarAddressProps) {
  const m = useStore(calendarAddressMessages)
  const hasAddress = createdAt !== null || url !== null
  return (
    <div className={styles.address}>
      {url === null ? createdAt !== null && <Stored createdAt={createdAt} /> : <NewAddress url={url} />}
      <div className={styles.actions}>
        <BusyButton
          variant={hasAddress ? 'secondary' : 'primary'}
          isBusy={busy === 'create'}
          busyText={m.creating}
          onClick={onCreate}
        >
          {hasAddress ? m.renew : m.create}
        </BusyButton>
        {hasAddress && (
          <BusyButton isBusy={busy === 'remove'} busyText={m.removing} onClick={onRemove}>
            {m.remove}
          </BusyButton>
        )}
      </div>
      {hasAddress && <p className={styles.hint}>{m.renewHint}</p>}
    </div>
  )
}

function Stored({ createdAt }: { readonly createdAt: string }) {
  const m = useStore(calendarAddressMessages)
  const { time } = useStore(format)
  return <p>{m.stored({ day: time(new Date(createdAt), { dateStyle: 'medium' }) })}</p>
}

function NewAddress({ url }: { readonly url: string }) {
  const m = useStore(calendarAddressMessages)
  const copy = useCopy()
  const outcomes = { copied: m.copied, failed: m.copyFailed }
  return (
    <>
      <TextField
        label={m.address}
        hint={m.once}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
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
