import type { Platform } from '@platform/shared-contracts/remote'
import { sendAttempts } from '../attempt/send-attempts.ts'
import { learnerApi } from '../learner-api.ts'
import type { LearnerStore } from '../learner-root.tsx'
import { sendUnsynced } from '../progress/progress-sync.ts'
import { exclusively } from './exclusively.ts'
import { keepAnswers } from './keep-answers.ts'
import { forgetOthers } from './kept-answers.ts'
import { noticeMessages } from './notice.messages.ts'
import { offlineSlice } from './offline.slice.ts'
import { ownerOf } from './owner.ts'
import { sendChanges } from './send-changes.ts'
import { SEND_NOW } from './send-now.ts'
import { readUnsentEntries, UNSENT_CHANGED } from './unsent-storage.ts'

const LOCK = 'learner-sync'
/** Phones report `online` when they see a cell tower, not when the network works. */
const TRY_AGAIN_MS = 15_000
const KEPT_TAGS = ['Module', 'ModuleState', 'Question', 'Quiz', 'Attempt'] as const

const { connectionFound, connectionLost, entriesRead, sendingEnded, sendingStarted } = offlineSlice.actions

/**
 * Runs on every page of the remote: stores the server's responses for offline use, and sends what is unsent as soon as
 * the server can be reached. Returns the function that stops it.
 */
export function startSync(store: LearnerStore, platform: Platform): () => void {
  const owner = ownerOf(platform)
  forgetOthers(owner).catch(platform.report)
  if (!owner) return () => undefined
  const sync = createSync(store, platform, owner)
  const stopKeeping = keepAnswers(store, platform, owner)
  sync.read()
  if (!navigator.onLine) store.dispatch(connectionLost())
  void sync.send()
  const stopListening = listen(store, sync)
  return () => {
    stopKeeping()
    stopListening()
  }
}

type Sync = ReturnType<typeof createSync>

function createSync(store: LearnerStore, platform: Platform, owner: string) {
  const read = () => void store.dispatch(entriesRead(readUnsentEntries(owner)))
  const sendAll = async (isAsked: boolean) => {
    read()
    const { failures } = store.getState().offline
    const refused = Object.keys(failures).filter((slot) => failures[slot]?.isFinal)
    const given = new Set(isAsked ? [] : refused)
    const waits = Object.keys(readUnsentEntries(owner)).length > given.size
    if (!waits) return
    store.dispatch(sendingStarted())
    await store.dispatch(sendUnsynced())
    await sendChanges({ platform, dispatch: store.dispatch, owner, given })
    await sendAttempts(platform, owner, () => {
      platform.notify('info', noticeMessages.get().attemptGraded)
      store.dispatch(learnerApi.util.invalidateTags(['Quiz', 'Certificate']))
    })
    read()
    store.dispatch(sendingEnded())
  }
  const send = (isAsked = false) => exclusively(LOCK, () => sendAll(isAsked)).catch(platform.report)
  return { read, send }
}

function listen(store: LearnerStore, { read, send }: Sync): () => void {
  const hasConnection = () => navigator.onLine && !document.hidden
  const found = async () => {
    const wasOffline = store.getState().offline.isOffline
    store.dispatch(connectionFound())
    await send()
    // The screen shows stored data, and another device may have made changes since. It is reloaded after sending, so
    // that the new data includes what was sent.
    if (wasOffline) store.dispatch(learnerApi.util.invalidateTags([...KEPT_TAGS]))
  }
  const lost = () => void store.dispatch(connectionLost())
  const again = () => {
    if (hasConnection()) void send()
  }
  const asked = (event: Event) => void send((event as CustomEvent<boolean>).detail)
  const timer = setInterval(again, TRY_AGAIN_MS)
  const listened = [
    [window, 'online', () => void found()],
    [window, 'offline', lost],
    [window, 'storage', read],
    [window, UNSENT_CHANGED, read],
    [window, SEND_NOW, asked],
    [document, 'visibilitychange', again],
  ] as const
  for (const [target, type, listener] of listened) target.addEventListener(type, listener)
  return () => {
    clearInterval(timer)
    for (const [target, type, listener] of listened) target.removeEventListener(type, listener)
  }
}
