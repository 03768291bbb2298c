import { configureStore } from '@reduxjs/toolkit'
import type { Platform } from '@platform/shared-contracts/remote'
import { learnerApi } from '../domain/api/learner-api.ts'
import { attemptKinds } from '../domain/attempt/attempt-change.ts'
import { attemptSlice } from '../domain/attempt/attempt.slice.ts'
import { exerciseKind } from '../domain/exercise/exercise-change.ts'
import { lessonChecksSlice } from '../domain/lesson/lesson-checks.slice.ts'
import { lessonKinds } from '../domain/lesson/lesson-kinds.ts'
import { narrationSlice } from '../domain/narration/narration-settings.slice.ts'
import { ownerOf } from '../domain/offline/owner.ts'
import { createOutbox, type Outbox } from '../domain/outbox/outbox.ts'
import { outboxSlice } from '../domain/outbox/outbox.slice.ts'
import { progressKind } from '../domain/progress/progress-change.ts'
import { progressSlice } from '../domain/progress/progress.slice.ts'

const OUTBOX_KINDS = [progressKind, ...lessonKinds, exerciseKind, ...attemptKinds]

/** By owner, because another `Platform` of the same user must find what only the memory of this page has. */
const outboxes = new Map<string, Outbox>()

function outboxOf(owner: string | null): Outbox {
  const outbox =
    outboxes.get(owner ?? '') ??
    createOutbox({ owner: owner ?? '', kinds: OUTBOX_KINDS, area: () => localStorage, now: Date.now })
  if (owner) outboxes.set(owner, outbox)
  return outbox
}

function createLearnerStore(platform: Platform) {
  const outbox = outboxOf(ownerOf(platform))
  const store = configureStore({
    reducer: {
      [learnerApi.reducerPath]: learnerApi.reducer,
      progress: progressSlice.reducer,
      outbox: outboxSlice.reducer,
      lessonChecks: lessonChecksSlice.reducer,
      attempt: attemptSlice.reducer,
      narration: narrationSlice.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { platform, outbox } } }).concat(learnerApi.middleware),
  })
  return { store, outbox }
}

type LearnerServices = ReturnType<typeof createLearnerStore>
export type LearnerStore = LearnerServices['store']
export type LearnerDispatch = LearnerStore['dispatch']

/** A user who comes back from a page of another remote finds the data that was loaded before. */
const stores = new WeakMap<Platform, LearnerServices>()

/** One store for each `Platform`: another session or tenant gets its own store. */
export function servicesOf(platform: Platform): LearnerServices {
  const services = stores.get(platform) ?? createLearnerStore(platform)
  stores.set(platform, services)
  return services
}
