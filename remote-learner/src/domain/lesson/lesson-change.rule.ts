import type { Answer } from '@platform/shared-contracts/http'
import { ageOf, type Change, type OutboxEntry } from '../outbox/outbox-entry.rule.ts'

/** What a change belongs to. */
export interface ChangeOf {
  readonly code: string
  readonly lessonId: string
  /** Title of the lesson, shown to the person. */
  readonly title: string
}

export type LessonEdit =
  | { readonly kind: 'place'; readonly block: number }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'check'; readonly answers: Readonly<Record<string, Answer>> }
  | { readonly kind: 'question'; readonly text: string }

/** A change to a lesson that the server has not confirmed. */
export type WaitingChange = LessonEdit &
  ChangeOf & {
    /** Identifies the change, so that sending it twice counts once. */
    readonly key: string
  }

export type LessonPayload = Omit<LessonEdit, 'kind'> & Pick<ChangeOf, 'code' | 'lessonId'>

export const LESSON_KINDS = ['place', 'note', 'check', 'question'] as const

/** One change per item: the newest note of a lesson replaces the previous one. Every question is an item of its own. */
export function slotOf({ kind, lessonId, key }: Pick<WaitingChange, 'kind' | 'lessonId' | 'key'>): string {
  return kind === 'question' ? `question:${key}` : `${kind}:${lessonId}`
}

export function toChange(change: WaitingChange, delayMs = 0): Change<LessonPayload> {
  const { kind, key, title, ...payload } = change
  return { kind, slot: slotOf(change), title, payload, idempotencyKey: key, delayMs }
}

/** The unsent changes to lessons, in the order in which they were made. */
export function changesIn(entries: Readonly<Record<string, OutboxEntry>>): readonly WaitingChange[] {
  return Object.values(entries).filter(isOfLesson).map(toWaiting)
}

export function toWaiting({ kind, title, payload, idempotencyKey }: OutboxEntry): WaitingChange {
  return { ...(payload as LessonPayload), kind, title, key: idempotencyKey } as WaitingChange
}

function isOfLesson({ kind }: Pick<OutboxEntry, 'kind'>): boolean {
  return (LESSON_KINDS as readonly string[]).includes(kind)
}

interface ChangeRequest {
  readonly path: string
  readonly method: 'POST' | 'PUT'
  readonly body: object
}

export function requestOf(entry: OutboxEntry, now: number): ChangeRequest {
  const change = toWaiting(entry)
  const lesson = `/lessons/${encodeURIComponent(change.lessonId)}`
  const ageMs = ageOf(entry, now)
  switch (change.kind) {
    case 'place':
      return { path: `${lesson}/position`, method: 'PUT', body: { block: change.block, ageMs } }
    case 'note':
      return { path: `${lesson}/note`, method: 'PUT', body: { text: change.text, ageMs } }
    case 'check':
      return { path: `${lesson}/check`, method: 'POST', body: { answers: change.answers } }
    case 'question':
      return {
        path: `/modules/${encodeURIComponent(change.code)}/questions`,
        method: 'POST',
        body: { text: change.text, lessonId: change.lessonId },
      }
  }
}
