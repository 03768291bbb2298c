import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import type { Language } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { writtenIn } from '@platform/shared-contracts/rules'
import { Button } from '@platform/shared-ui/button'
import { AlertIcon, CheckIcon, ErrorIcon, UploadIcon } from '@platform/shared-ui/icon'
import { Spinner } from '@platform/shared-ui/spinner'
import { discardChange, sendChanges, type OutboxDispatch } from '../outbox/outbox-thunks.ts'
import { outboxSlice } from '../outbox/outbox.slice.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { offlineMessages } from './offline.messages.ts'
import { syncState, waitingItems, type SyncState, type WaitingItem } from './sync-state.rule.ts'
import classes from './sync-status.module.css'

/**
 * At the foot of a learner's page: shows what is stored on this device but not yet on the server, and confirms when
 * everything has been saved.
 */
export function SyncStatus() {
  const t = useStore(offlineMessages)
  const outbox = useOutbox()
  const state = syncState(outbox)
  const items = waitingItems(outbox.entries)
  const refused = items.filter(({ isRefused }) => isRefused).length
  useDismissSaved()
  const text = {
    quiet: '',
    offline: t.offline,
    waiting: (outbox.isOffline ? t.offlineWaiting : t.waiting)({ count: items.length }),
    sending: t.sending,
    refused: t.refused({ count: refused }),
    saved: t.saved,
  }[state]
  return (
    <div
      className={classes.sync}
      data-state={state}
      // The shell's own notice is left out where this one says the same.
      data-says-offline={(outbox.isOffline && state !== 'refused') || undefined}
    >
      <span className="visually-hidden" role="status">
        {text}
      </span>
      {state !== 'quiet' && (
        <details className={classes.panel}>
          <summary className={classes.summary}>
            <SyncIcon state={state} />
            {text}
          </summary>
          {outbox.storage !== 'stored' && <p className={classes.explain}>{t.notStored}</p>}
          {outbox.isOffline && <WhatWorks storedAt={outbox.storedAt} />}
          <PendingItems items={items} />
        </details>
      )}
    </div>
  )
}

/** Without a network: how old the page is, and what can be done meanwhile. */
function WhatWorks({ storedAt }: { readonly storedAt: number | null }) {
  const t = useStore(offlineMessages)
  const language = useStore(locale)
  return (
    <>
      {storedAt !== null && (
        <p className={classes.explain}>{t.storedAt({ moment: formatStoredAt(storedAt, language) })}</p>
      )}
      <p className={classes.explain}>{t.works}</p>
      <p className={classes.explain}>{t.needsNetwork}</p>
    </>
  )
}

function formatStoredAt(at: number, language: Language): string {
  return new Intl.DateTimeFormat(writtenIn(language), { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

/** The confirmation is shown once: it is gone on the next page. */
function useDismissSaved(): void {
  const dispatch = useDispatch<OutboxDispatch>()
  useEffect(() => () => void dispatch(outboxSlice.actions.savedSeen()), [dispatch])
}

function SyncIcon({ state }: { readonly state: SyncState }) {
  if (state === 'sending') return <Spinner size="small" />
  if (state === 'saved') return <CheckIcon size={1.125} />
  if (state === 'refused') return <ErrorIcon size={1.125} />
  return state === 'waiting' ? <UploadIcon size={1.125} /> : <AlertIcon size={1.125} />
}

function PendingItems({ items }: { readonly items: readonly WaitingItem[] }) {
  const t = useStore(offlineMessages)
  const dispatch = useDispatch<OutboxDispatch>()
  if (items.length === 0) return <p className={classes.explain}>{t.offlineNothing}</p>
  return (
    <div className={classes.what}>
      <ul className={classes.items} aria-label={t.whatWaits}>
        {items.map((item) => (
          <Item key={item.slot} item={item} />
        ))}
      </ul>
      <p className={classes.explain}>{t.explain}</p>
      <div>
        <Button size="sm" onClick={() => void dispatch(sendChanges({ isRetry: true }))}>
          {t.retry}
        </Button>
      </div>
    </div>
  )
}

function Item({ item }: { readonly item: WaitingItem }) {
  const { slot, kind, title, lastError, isRefused } = item
  const t = useStore(offlineMessages)
  const dispatch = useDispatch<OutboxDispatch>()
  const name = kind === 'unknown' ? t.unknown : t[kind]({ title })
  return (
    <li>
      {name}
      {lastError && lastError.status > 0 && (
        <span className={classes.failure}>{lastError.message || t[reasonOf(item)]}</span>
      )}
      {(isRefused || kind === 'unknown') && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t.discardNamed({ item: name })}
          onClick={() => dispatch(discardChange(slot))}
        >
          {t.discard}
        </Button>
      )}
    </li>
  )
}

/** For a failure without a message: a note is refused without one if the account has a newer note. */
function reasonOf({ kind, isRefused }: WaitingItem): 'newerNote' | 'notSent' {
  return isRefused && kind === 'note' ? 'newerNote' : 'notSent'
}
