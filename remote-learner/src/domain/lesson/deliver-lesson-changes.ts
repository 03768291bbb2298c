import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { LessonCheckResult, LessonNote, TrainerQuestion } from '@platform/shared-contracts/http'
import { locale, type Platform } from '@platform/shared-contracts/remote'
import { inPageLanguage } from '@platform/shared-contracts/rules'
import { learnerApi } from '../api/learner-api.ts'
import type { OutboxEntry } from '../outbox/outbox-entry.rule.ts'
import type { Delivery, DeliveryOptions, OutboxHandler } from '../outbox/outbox-handler.ts'
import { failureOf, postEntry } from '../outbox/post-entry.ts'
import { LESSON_KINDS, requestOf, toWaiting } from './lesson-change.rule.ts'
import { lessonChecksSlice } from './lesson-checks.slice.ts'
import { lessonsApi, patchLesson, patchQuestions, type questionsApi } from './lessons.api.ts'

type ApiRoot = Parameters<ReturnType<typeof questionsApi.endpoints.listQuestions.select>>[0]
type Dispatch = ThunkDispatch<ApiRoot, unknown, UnknownAction>

interface DeliverParts {
  readonly platform: Pick<Platform, 'fetch' | 'report'>
  readonly dispatch: Dispatch
}

export function lessonHandlers(parts: DeliverParts): readonly (readonly [string, OutboxHandler])[] {
  const handler: OutboxHandler = {
    deliver: (entry, options) => deliver(parts, entry, options),
    deliveredElsewhere: () =>
      void parts.dispatch(learnerApi.util.invalidateTags(['ModuleState', 'Question'])),
  }
  return LESSON_KINDS.map((kind) => [kind, handler] as const)
}

async function deliver(
  { platform, dispatch }: DeliverParts,
  entry: OutboxEntry,
  options: DeliveryOptions,
): Promise<Delivery> {
  const { path, ...request } = requestOf(entry, Date.now())
  const here = { ...request, path: inPageLanguage(path, locale.get()) }
  const { data, error } = await postEntry(platform, entry, here, options)
  if (error) {
    platform.report(new Error(`${entry.slot}: ${error.message}`))
    return failureOf(error)
  }
  applyAnswer(dispatch, entry, data)
  return isOtherNote(entry, data) ? NEWER_NOTE : { outcome: 'delivered' }
}

/** The server has a newer note. This one stays on the device until the person edits or discards it. */
const NEWER_NOTE: Delivery = { outcome: 'refused', status: 409, message: '' }

function isOtherNote(entry: OutboxEntry, body: unknown): boolean {
  const change = toWaiting(entry)
  // The server stores a blank note as none.
  return change.kind === 'note' && LessonNote.parse(body).text.trim() !== change.text.trim()
}

/** What the server keeps now is what the page shows. */
function applyAnswer(dispatch: Dispatch, entry: OutboxEntry, body: unknown): void {
  const change = toWaiting(entry)
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
      dispatch(lessonChecksSlice.actions.checkGraded({ lessonId, result }))
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
