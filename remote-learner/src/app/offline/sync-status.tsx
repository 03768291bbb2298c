import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { Button } from '@platform/shared-ui/button'
import { AlertIcon, CheckIcon, ErrorIcon, UploadIcon } from '@platform/shared-ui/icon'
import { Spinner } from '@platform/shared-ui/spinner'
import type { LearnerDispatch } from '../learner-root.tsx'
import { offlineMessages } from './offline.messages.ts'
import { offlineSlice } from './offline.slice.ts'
import { sendNow } from './send-now.ts'
import { syncState, waitingItems, type SyncState, type WaitingItem } from './sync-state.rule.ts'
import { useDiscard, useOffline } from './use-offline.ts'
import classes from './sync-status.module.css'

/**
 * At the foot of a learner's page: shows what is stored on this device but not yet on the server, and confirms when
 * everything has been saved.
 */
export function SyncStatus() {
  const t = useStore(offlineMessages)
  const offline = useOffline()
  const state = syncState(offline)
  const items = waitingItems(offline.entries)
  const refused = Object.values(offline.failures).filter(({ isFinal }) => isFinal).length
  useSavedSeen()
  const text = {
    quiet: '',
    offline: t.offline,
    waiting: t.waiting(items.length),
    sending: t.sending,
    refused: t.refused(refused),
    saved: t.saved,
  }[state]
  return (
    <div className={classes.sync} data-state={state}>
      <span className="visually-hidden" role="status">
        {text}
      </span>
      {state !== 'quiet' && (
        <details className={classes.panel}>
          <summary className={classes.summary}>
            <SyncIcon state={state} />
            {text}
          </summary>
          <WhatWaits items={items} />
        </details>
      )}
    </div>
  )
}

/** The confirmation is shown once: it is gone on the next page. */
function useSavedSeen(): void {
  const dispatch = useDispatch<LearnerDispatch>()
  useEffect(() => () => void dispatch(offlineSlice.actions.savedSeen()), [dispatch])
}

function SyncIcon({ state }: { readonly state: SyncState }) {
  if (state === 'sending') return <Spinner size="small" />
  if (state === 'saved') return <CheckIcon size={1.125} />
  if (state === 'refused') return <ErrorIcon size={1.125} />
  return state === 'waiting' ? <UploadIcon size={1.125} /> : <AlertIcon size={1.125} />
}

function WhatWaits({ items }: { readonly items: readonly WaitingItem[] }) {
  const t = useStore(offlineMessages)
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
        <Button size="sm" onClick={() => sendNow(true)}>
          {t.retry}
        </Button>
      </div>
    </div>
  )
}

function Item({ item: { slot, kind, title } }: { readonly item: WaitingItem }) {
  const t = useStore(offlineMessages)
  const failure = useOffline().failures[slot]
  const discard = useDiscard()
  const name = t[kind]({ title })
  return (
    <li>
      {name}
      {failure && failure.status > 0 && (
        <span className={classes.failure}>{failure.message || t.notSent}</span>
      )}
      {failure?.isFinal && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t.discardNamed({ item: name })}
          onClick={() => discard(slot)}
        >
          {t.discard}
        </Button>
      )}
    </li>
  )
}
