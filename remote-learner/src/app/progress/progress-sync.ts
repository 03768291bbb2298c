import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Platform } from '@platform/shared-contracts/remote'
import { countsAsSubscribed, statusToWire } from '@platform/shared-contracts/rules'
import { inTime } from '../in-time.ts'
import { exclusively } from '../offline/exclusively.ts'
import { isFinalRefusal } from '../offline/waiting-change.rule.ts'
import { toProgressMap } from './progress-map.rule.ts'
import { forgetMap, queueUpdate, readStoredProgress, settleUpdate, storeMap } from './progress-storage.ts'
import { progressSlice, type ProgressState } from './progress.slice.ts'
import type { UnsyncedUpdate } from './unsynced.rule.ts'

/** Spec section 9. */
const TIMEOUT_MS = 10_000
const SYNC_LOCK = 'progress-sync'

export interface ProgressRoot {
  readonly progress: ProgressState
}
export interface ProgressExtra {
  readonly platform: Platform
}
type Thunk<Result = Promise<void>> = ThunkAction<Result, ProgressRoot, ProgressExtra, UnknownAction>

const { emptied, restored, loadingStarted, loaded, loadFailed, chosen, confirmed, syncFailed } =
  progressSlice.actions

/** The email whose progress may be read: that of a signed-in user with a subscription (spec section 5). */
function learnerEmail({ session }: Platform): string | null {
  if (session.status !== 'signedIn' || !session.user.email) return null
  return countsAsSubscribed(session.user) ? session.user.email : null
}

/** Loads the map. Skipped while the session loads; for users who may not have one, empties it without a request. */
export function loadProgress(cancel: AbortSignal): Thunk {
  return async (dispatch, getState, { platform }) => {
    if (platform.session.status === 'loading') return
    const email = learnerEmail(platform)
    if (!email) {
      forgetMap()
      return void dispatch(emptied())
    }
    dispatch(restored(readStoredProgress(email)))
    dispatch(loadingStarted())
    const answer = await fetchProgress(platform, email, cancel)
    if (answer.kind === 'cancelled') return
    if (answer.kind === 'failed') dispatch(loadFailed('fetch'))
    else dispatch(received(answer.body))
    storeMap(email, getState().progress.map)
    await dispatch(sendUnsynced())
  }
}

function received(body: unknown): UnknownAction {
  const map = toProgressMap(body)
  return map ? loaded(map) : loadFailed('format')
}

type FetchOutcome = { kind: 'cancelled' } | { kind: 'failed' } | { kind: 'answered'; body: unknown }

async function fetchProgress(platform: Platform, email: string, cancel: AbortSignal): Promise<FetchOutcome> {
  try {
    return await inTime(TIMEOUT_MS, async (tooLate) => {
      const signal = AbortSignal.any([cancel, tooLate])
      const response = await platform.fetch(`/progress?email=${encodeURIComponent(email)}`, { signal })
      if (!response.ok) throw new Error(`progress answered with status ${response.status}`)
      return { kind: 'answered', body: await response.json() }
    })
  } catch (error) {
    if (cancel.aborted) return { kind: 'cancelled' }
    platform.report(error)
    return { kind: 'failed' }
  }
}

/** Optimistic: the map and its stored copy change first, then the server is updated. */
export function chooseStatus(moduleId: string, status: string, key: string = crypto.randomUUID()): Thunk {
  return async (dispatch, getState, { platform }) => {
    if (platform.session.status !== 'signedIn') {
      console.warn('Progress is kept for signed-in users only; this update was ignored.')
      return
    }
    const { email } = platform.session.user
    dispatch(chosen({ moduleId, status, key }))
    storeMap(email, getState().progress.map)
    queueUpdate(email, { moduleId, status, key })
    await dispatch(sendUnsynced())
  }
}

/** Sends what the server has not confirmed. Only one tab sends at a time, so that nothing is sent twice. */
export function sendUnsynced(): Thunk {
  return async (dispatch, _, { platform }) => {
    if (platform.session.status !== 'signedIn') return
    const { email } = platform.session.user
    await exclusively(SYNC_LOCK, async () => {
      for (const update of readStoredProgress(email).unsynced) {
        const outcome = await post(platform, email, update)
        if (outcome.isSettled) settleUpdate(email, update.key)
        dispatch(outcome.action)
      }
    })
  }
}

/** Another tab changed the stored copy: show the new values. */
export function followOtherTabs(): Thunk<void> {
  return (dispatch, _, { platform }) => {
    const email = learnerEmail(platform)
    if (email) dispatch(restored(readStoredProgress(email)))
  }
}

interface SyncOutcome {
  readonly isSettled: boolean
  readonly action: UnknownAction
}

async function post(platform: Platform, email: string, update: UnsyncedUpdate): Promise<SyncOutcome> {
  try {
    const response = await inTime(TIMEOUT_MS, (signal) =>
      platform.fetch(`/module/${encodeURIComponent(update.moduleId)}/progress`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': update.key },
        body: JSON.stringify({ email, status: statusToWire(update.status) }),
        signal,
      }),
    )
    if (response.ok) return { isSettled: true, action: confirmed(update.key) }
    platform.report(new Error(`progress of ${update.moduleId} was answered with status ${response.status}`))
    const isFinal = isFinalRefusal(response.status)
    return { isSettled: isFinal, action: syncFailed({ ...update, isFinal }) }
  } catch (error) {
    platform.report(error)
    return { isSettled: false, action: syncFailed({ ...update, isFinal: false }) }
  }
}
