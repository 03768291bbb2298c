import type { Change, OutboxEntry } from '../outbox/outbox-entry.rule.ts'
import type { OutboxKind, TakenOver } from '../outbox/outbox-kind.ts'
import { hasUnsent, withChange, type Unsent } from './attempt-draft.rule.ts'

export const ANSWERS = 'answers'
export const SUBMISSION = 'submission'

export interface AnswersPayload extends Unsent {
  readonly id: string
}

export interface SubmissionPayload {
  readonly id: string
}

interface OfAttempt {
  readonly id: string
  /** Title of the quiz, for the list of unsent changes. */
  readonly title: string
}

/** Not `attempt:`, where version 1 stored both: a tab that still runs it would delete what it cannot read. */
const answersSlot = (id: string) => `answers:${id}`
const VERSION_1_SLOT = 'attempt:'
export const submissionSlot = (id: string) => `submission:${id}`

/** The same key for both: an attempt is submitted after its answers have arrived. */
const keyOf = (id: string) => `attempt:${id}`

export function answersChange(
  { id, title }: OfAttempt,
  { answers, flags }: Unsent,
  idempotencyKey: string,
): Change<AnswersPayload> {
  const payload = { id, answers, flags }
  return { kind: ANSWERS, slot: answersSlot(id), key: keyOf(id), title, payload, idempotencyKey }
}

export function submissionChange(
  { id, title }: OfAttempt,
  idempotencyKey: string,
): Change<SubmissionPayload> {
  return {
    kind: SUBMISSION,
    slot: submissionSlot(id),
    key: keyOf(id),
    title,
    payload: { id },
    idempotencyKey,
  }
}

export const attemptKinds: readonly OutboxKind[] = [
  {
    kind: ANSWERS,
    isPayload: (payload) => hasId(payload) && isUnsent(payload),
    merge: (before, takenOver) => withChange(before as AnswersPayload, takenOver as AnswersPayload),
    takeOver,
  },
  { kind: SUBMISSION, isPayload: hasId },
]

/** Version 1 had one item for both, which named neither the attempt nor the change. */
function takeOver(old: Readonly<Record<string, unknown>>, slot: string): readonly TakenOver[] | null {
  if (!slot.startsWith(VERSION_1_SLOT) || !isUnsent(old)) return null
  const id = slot.slice(VERSION_1_SLOT.length)
  const attempt = { id, title: String(old['title'] ?? '') }
  return [
    ...(hasUnsent(old) ? [answersChange(attempt, old, `answers-${id}`)] : []),
    ...(old['isHandedIn'] === true ? [submissionChange(attempt, `submission-${id}`)] : []),
  ]
}

/** The unsent answers of an attempt, among all entries. */
export function answersEntry(
  entries: readonly OutboxEntry[],
  id: string,
): OutboxEntry<AnswersPayload> | undefined {
  return entries.filter(isAnswers).findLast(({ payload }) => payload.id === id)
}

function isAnswers(entry: OutboxEntry): entry is OutboxEntry<AnswersPayload> {
  return entry.kind === ANSWERS
}

function hasId(value: unknown): boolean {
  return typeof (value as { readonly id?: unknown } | null)?.id === 'string'
}

function isUnsent(value: unknown): value is Unsent & Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const { answers, flags } = value as Partial<Record<keyof Unsent, unknown>>
  return hasOnlyValues(answers, isAnswer) && hasOnlyValues(flags, (flag) => typeof flag === 'boolean')
}

function isAnswer(value: unknown): boolean {
  return Array.isArray(value) ? value.every(Number.isInteger) : typeof value === 'number'
}

function hasOnlyValues(value: unknown, isOne: (each: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isOne)
}
