import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { rowTag, type ApiError } from '@platform/shared-contracts/client'
import { SavedAnswers } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import { learnerApi } from '../api/learner-api.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { OutboxEntry } from '../outbox/outbox-entry.rule.ts'
import type { Delivery, DeliveryOptions, OutboxHandler } from '../outbox/outbox-handler.ts'
import { failureOf, postEntry } from '../outbox/post-entry.ts'
import {
  ANSWERS,
  SUBMISSION,
  submissionSlot,
  type AnswersPayload,
  type SubmissionPayload,
} from './attempt-change.ts'
import {
  hasUnsent,
  NOTHING_SAVED,
  NOTHING_UNSENT,
  toUpdate,
  withoutSent,
  type SavedAttempt,
} from './attempt-draft.rule.ts'
import { attemptSlice } from './attempt.slice.ts'
import { noticeMessages } from './notice.messages.ts'
import { quizzesApi } from './quizzes.api.ts'

type ApiRoot = Parameters<ReturnType<typeof quizzesApi.endpoints.getAttempt.select>>[0]

interface DeliverParts {
  readonly platform: Pick<Platform, 'fetch' | 'report' | 'notify'>
  readonly outbox: Pick<Outbox, 'discard'>
  readonly store: {
    readonly dispatch: ThunkDispatch<ApiRoot, unknown, UnknownAction>
    readonly getState: () => ApiRoot
  }
}

/** Another device may save in between. After this many times, it is tried again later. */
const MAX_MERGES = 5

export function attemptHandlers(parts: DeliverParts): readonly (readonly [string, OutboxHandler])[] {
  const answers: OutboxHandler<AnswersPayload> = {
    deliver: (entry, options) => deliverAnswers(parts, entry, options),
    remaining: (now, sent) => {
      const rest = withoutSent(now, sent)
      return hasUnsent(rest) ? { id: now.id, ...rest } : null
    },
    deliveredElsewhere: ({ payload }) => reload(parts, payload.id),
  }
  const submission: OutboxHandler<SubmissionPayload> = {
    deliver: (entry, options) => deliverSubmission(parts, entry, options),
    deliveredElsewhere: ({ payload }) => reload(parts, payload.id),
  }
  return [
    [ANSWERS, answers],
    [SUBMISSION, submission],
  ]
}

/**
 * Each request carries all answers and the next sequence number. Where another device has saved newer answers, the server
 * returns them, and the unsent answers of this device are sent again on top of them.
 */
async function deliverAnswers(
  parts: DeliverParts,
  entry: OutboxEntry<AnswersPayload>,
  options: DeliveryOptions,
): Promise<Delivery> {
  const { id } = entry.payload
  let saved = shown(parts, id) ?? NOTHING_SAVED
  for (let merges = 0; merges < MAX_MERGES && !options.isStopped(); merges += 1) {
    const request = {
      path: pathOf(id, 'answers'),
      method: 'PUT' as const,
      body: toUpdate(saved, entry.payload),
    }
    const { status, data, error } = await postEntry(parts.platform, entry, request, options)
    if (status === 409) return end(parts, id)
    if (error) return refusal(parts, error)
    const { isAccepted, ...next } = SavedAnswers.parse(data)
    show(parts, id, next)
    if (isAccepted) return { outcome: 'delivered' }
    saved = next
  }
  return { outcome: 'later', status: 409, message: '' }
}

/** The server grades an attempt once, however often it is submitted. */
async function deliverSubmission(
  parts: DeliverParts,
  entry: OutboxEntry<SubmissionPayload>,
  options: DeliveryOptions,
): Promise<Delivery> {
  const { id } = entry.payload
  const body = toUpdate(shown(parts, id) ?? NOTHING_SAVED, NOTHING_UNSENT)
  const request = { path: pathOf(id, 'submit'), method: 'POST' as const, body }
  const { error } = await postEntry(parts.platform, entry, request, options)
  return error ? refusal(parts, error) : end(parts, id)
}

function pathOf(id: string, action: 'answers' | 'submit'): string {
  return `/attempts/${encodeURIComponent(id)}/${action}`
}

function refusal({ platform }: DeliverParts, error: ApiError): Delivery {
  platform.report(new Error(`an attempt: ${error.message}`))
  return failureOf(error)
}

/** The attempt as this tab shows it; `undefined` if it shows another page. */
function shown({ store }: DeliverParts, id: string): SavedAttempt | undefined {
  return quizzesApi.endpoints.getAttempt.select(id)(store.getState()).data
}

/** What was saved since the attempt was loaded is the server's data too. */
function show(parts: DeliverParts, id: string, saved: SavedAttempt): void {
  const { dispatch } = parts.store
  if (shown(parts, id))
    dispatch(quizzesApi.util.updateQueryData('getAttempt', id, (known) => ({ ...known, ...saved })))
  // It may be on its way, from before this was saved.
  else reload(parts, id)
}

function reload({ store }: DeliverParts, id: string): void {
  store.dispatch(learnerApi.util.invalidateTags([rowTag('Attempt', id)]))
}

/** The attempt's own page requests the result itself. */
function end(parts: DeliverParts, id: string): Delivery {
  const { outbox, platform, store } = parts
  store.dispatch(attemptSlice.actions.ended(id))
  outbox.discard(submissionSlot(id))
  if (!shown(parts, id)) {
    platform.notify('info', noticeMessages.get().attemptGraded)
    store.dispatch(learnerApi.util.invalidateTags(['Quiz', 'Certificate', rowTag('Attempt', id)]))
  }
  return { outcome: 'delivered' }
}
