import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { callApi, withTimeout } from '@platform/shared-contracts/client'
import type { Platform } from '@platform/shared-contracts/remote'
import { countsAsSubscribed } from '@platform/shared-contracts/rules'
import type { OutboxExtra } from '../outbox/outbox-thunks.ts'
import type { OutboxRoot } from '../outbox/outbox.slice.ts'
import { storeLastKnown } from './last-known-progress.ts'
import { progressChange, unsyncedMap } from './progress-change.ts'
import { toProgressMap, type ProgressMap } from './progress-map.rule.ts'
import { progressSlice, type ProgressState } from './progress.slice.ts'
import { forgetMap, readMap, storeMap } from './stored-map.ts'

/** Spec section 9. */
const TIMEOUT_MS = 10_000

export interface ProgressRoot extends OutboxRoot {
  readonly progress: ProgressState
}
export interface ProgressExtra extends OutboxExtra {
  readonly platform: Platform
}
type Thunk<Result = Promise<void>> = ThunkAction<Result, ProgressRoot, ProgressExtra, UnknownAction>

const { emptied, restored, loadingStarted, loaded, loadFailed, chosen } = progressSlice.actions

/** The email whose progress may be read: that of a signed-in user with a subscription (spec section 5). */
function learnerEmail({ session }: Platform): string | null {
  if (session.status !== 'signedIn' || !session.user.email) return null
  return countsAsSubscribed(session.user) ? session.user.email : null
}

/** Loads the map. Skipped while the session loads; for users who may not have one, empties it without a request. */
export function loadProgress(cancel: AbortSignal): Thunk {
  return async (dispatch, getState, { platform, outbox }) => {
    if (platform.session.status === 'loading') return
    const email = learnerEmail(platform)
    if (!email) {
      forgetMap()
      return void dispatch(emptied())
    }
    dispatch(restored(readMap(email)))
    dispatch(loadingStarted(unsyncedMap(outbox.entries())))
    const answer = await fetchProgress(platform, email, cancel)
    if (answer.kind === 'canceled') return
    if (answer.kind === 'failed') dispatch(loadFailed('fetch'))
    else dispatch(answer.map ? loaded(answer.map) : loadFailed('format'))
    storeMap(email, getState().progress.map)
    if (answer.kind === 'answered' && answer.map)
      await storeLastKnown(email, answer.map, Date.now()).catch(platform.report)
    await outbox.send()
  }
}

type FetchOutcome =
  | { readonly kind: 'canceled' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'answered'; readonly map: ProgressMap | null }

/** `null` for a response that is no list. */
const MAP = { parse: toProgressMap }

async function fetchProgress(platform: Platform, email: string, cancel: AbortSignal): Promise<FetchOutcome> {
  const request = { url: '/progress', params: { email } }
  try {
    const { data, error } = await withTimeout(TIMEOUT_MS, (tooLate) =>
      callApi(platform.fetch, request, { schema: MAP, signal: AbortSignal.any([cancel, tooLate]) }),
    )
    if (error) throw new Error(`progress: ${error.message}`)
    return { kind: 'answered', map: data }
  } catch (error) {
    if (cancel.aborted) return { kind: 'canceled' }
    platform.report(error)
    return { kind: 'failed' }
  }
}

/** Optimistic: the map and its stored copy change first, then the server is updated. */
export function chooseStatus(
  moduleId: string,
  status: string,
  key: string = crypto.randomUUID(),
): Thunk<void> {
  return (dispatch, getState, { platform, outbox }) => {
    if (platform.session.status !== 'signedIn') {
      console.warn('Progress is saved for signed-in users only. This update was ignored.')
      return
    }
    dispatch(chosen({ moduleId, status }))
    storeMap(platform.session.user.email, getState().progress.map)
    outbox.put(progressChange({ moduleId, status, key }))
  }
}

/** Another tab changed the stored copy: show the new values. */
export function followOtherTabs(): Thunk<void> {
  return (dispatch, _, { platform }) => {
    const email = learnerEmail(platform)
    if (email) dispatch(restored(readMap(email)))
  }
}
