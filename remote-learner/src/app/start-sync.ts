import type { Platform } from '@platform/shared-contracts/remote'
import { learnerApi } from '../domain/api/learner-api.ts'
import { attemptHandlers } from '../domain/attempt/deliver-attempts.ts'
import { exerciseHandler } from '../domain/exercise/deliver-exercises.ts'
import { EXERCISE } from '../domain/exercise/exercise-change.ts'
import { lessonHandlers } from '../domain/lesson/deliver-lesson-changes.ts'
import { cacheResponses } from '../domain/offline/cache-responses.ts'
import { deleteOtherAccounts } from '../domain/offline/response-cache.ts'
import type { Outbox } from '../domain/outbox/outbox.ts'
import type { OutboxHandlers } from '../domain/outbox/outbox-handler.ts'
import { startOutbox } from '../domain/outbox/start-outbox.ts'
import { progressHandler } from '../domain/progress/deliver-progress.ts'
import type { LearnerStore } from './learner-store.ts'

const CACHED_TAGS = ['Module', 'ModuleState', 'Question', 'Quiz', 'Attempt'] as const

interface SyncParts {
  readonly store: LearnerStore
  readonly platform: Platform
  readonly outbox: Outbox
}

/**
 * Runs on every page of the remote: stores the server's responses for offline use, and sends what is unsent as soon as
 * the server can be reached. Returns the function that stops it.
 */
export function startSync(parts: SyncParts): () => void {
  const { store, platform, outbox } = parts
  deleteOtherAccounts(outbox.owner || null).catch(platform.report)
  if (!outbox.owner) return () => undefined
  const stopCaching = cacheResponses(store, platform, outbox.owner)
  const stopSending = startOutbox({
    outbox,
    handlers: handlersOf(parts),
    dispatch: store.dispatch,
    isOffline: () => store.getState().outbox.isOffline,
    report: platform.report,
    // The screen shows stored data, and another device may have made changes since. It is reloaded after sending, so
    // that the new data includes what was sent.
    onReconnected: () => void store.dispatch(learnerApi.util.invalidateTags([...CACHED_TAGS])),
  })
  return () => {
    stopCaching()
    stopSending()
  }
}

/** One handler for each kind of change. */
function handlersOf({ store, platform, outbox }: SyncParts): OutboxHandlers {
  const { dispatch } = store
  return new Map([
    ['progress', progressHandler({ platform, dispatch })],
    ...lessonHandlers({ platform, dispatch }),
    [EXERCISE, exerciseHandler({ platform, dispatch })],
    ...attemptHandlers({ platform, outbox, store }),
  ])
}
