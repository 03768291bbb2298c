import { LessonCheckResult, LessonNote, TrainerQuestion } from '@platform/shared-contracts/http'
import { locale, type Platform } from '@platform/shared-contracts/remote'
import type { LearnerDispatch } from '../learner-root.tsx'
import { inPageLanguage } from '@platform/shared-contracts/rules'
import { inTime } from '../in-time.ts'
import { lessonsApi, patchLesson, patchQuestions } from '../lessons/lessons.api.ts'
import { offlineSlice, type SendFailure } from './offline.slice.ts'
import { readUnsentEntries, readUnsentEntry, writeUnsentEntry } from './unsent-storage.ts'
import {
  changesIn,
  isChange,
  isFinalRefusal,
  requestOf,
  slotOf,
  type WaitingChange,
} from './waiting-change.rule.ts'

const TIMEOUT_MS = 15_000

interface Sending {
  readonly platform: Platform
  readonly dispatch: LearnerDispatch
  readonly owner: string
  /** Slots that were refused for good and are left alone. */
  readonly given: ReadonlySet<string>
}

/** Sends what waits, oldest first, each once; what is changed on the way is sent after it. Stops where there is no network. */
export async function sendChanges(sending: Sending): Promise<void> {
  const tried = new Set<string>()
  for (;;) {
    const waiting = changesIn(readUnsentEntries(sending.owner))
    const change = waiting.find((one) => !tried.has(one.key) && !sending.given.has(slotOf(one)))
    if (!change) return
    tried.add(change.key)
    if (!(await sendChange(sending, change))) return
  }
}

/** `false` where there is no network for the others either. */
async function sendChange(sending: Sending, change: WaitingChange): Promise<boolean> {
  const slot = slotOf(change)
  const { dispatch } = sending
  try {
    const response = await post(sending.platform, change)
    dispatch(offlineSlice.actions.connectionFound())
    if (response.ok) {
      applyAnswer(sending, change, await response.json().catch(() => null))
      settle(sending.owner, change)
      return true
    }
    const failure = await failureOf(response)
    sending.platform.report(new Error(`${slot} was answered with status ${failure.status}`))
    dispatch(offlineSlice.actions.sendFailed({ slot, ...failure }))
    return true
  } catch (error) {
    sending.platform.report(error)
    dispatch(offlineSlice.actions.sendFailed({ slot, status: 0, message: '', isFinal: false }))
    dispatch(offlineSlice.actions.connectionLost())
    // One answer that is lost every time must not hold up the others.
    return navigator.onLine
  }
}

function post({ fetch }: Platform, change: WaitingChange): Promise<Response> {
  const { path, method, body } = requestOf(change, Date.now())
  return inTime(TIMEOUT_MS, (signal) =>
    fetch(inPageLanguage(path, locale.get()), {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': change.key },
      body: JSON.stringify(body),
      signal,
    }),
  )
}

async function failureOf(response: Response): Promise<SendFailure> {
  const body: unknown = await response.json().catch(() => null)
  const message = (body as { message?: unknown } | null)?.message
  return {
    status: response.status,
    message: typeof message === 'string' ? message : '',
    isFinal: isFinalRefusal(response.status),
  }
}

/** Drops the very change that has arrived; a newer one of the same item stays. */
function settle(owner: string, change: WaitingChange): void {
  const slot = slotOf(change)
  const stored = readUnsentEntry(owner, slot)
  if (isChange(stored) && stored.key === change.key) writeUnsentEntry(owner, slot, null)
}

/** What the server keeps now is what the page shows. */
function applyAnswer({ dispatch }: Sending, change: WaitingChange, body: unknown): void {
  const { code, lessonId } = change
  switch (change.kind) {
    case 'place':
      dispatch(patchLesson(code, lessonId, { block: change.block }))
      return
    case 'note':
      dispatch(patchLesson(code, lessonId, { note: LessonNote.parse(body).text }))
      return
    case 'check': {
      const result = LessonCheckResult.parse(body)
      dispatch(offlineSlice.actions.checkGraded({ lessonId, result }))
      if (result.isPassed) dispatch(patchLesson(code, lessonId, { isCheckPassed: true }))
      // A lesson that was read long enough is done now; the server decides it.
      void dispatch(
        lessonsApi.endpoints.getModuleState.initiate(code, { subscribe: false, forceRefetch: true }),
      )
      return
    }
    case 'question':
      dispatch(patchQuestions(code, TrainerQuestion.parse(body)))
  }
}
