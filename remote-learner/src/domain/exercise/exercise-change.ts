import type { ExerciseAnswers } from '@platform/shared-contracts/http'
import { ageOf, type Change, type OutboxEntry } from '../outbox/outbox-entry.rule.ts'
import type { OutboxKind } from '../outbox/outbox-kind.ts'

export const EXERCISE = 'exercise'

export interface WaitingTry {
  /** Identifies the try, so that sending it twice counts once. */
  readonly key: string
  readonly answers: ExerciseAnswers
  /** By the device's clock, in milliseconds. It never leaves the device: the server receives only the age. */
  readonly madeAt: number
}

export interface ExercisePayload {
  readonly code: string
  readonly exerciseId: string
  /** Version of the content on the screen. */
  readonly version: number
  /** Oldest first. */
  readonly tries: readonly WaitingTry[]
}

/** As many as the server takes at once. The earliest are dropped: a person who was offline for long tried often. */
const MAX_TRIES = 20

export const slotOf = (exerciseId: string) => `exercise:${exerciseId}`

/** One entry for each exercise, with every try that the server has not confirmed. */
export function exerciseChange(
  { code, exerciseId, version, tries }: ExercisePayload,
  title: string,
): Change<ExercisePayload> {
  const recent = tries.slice(-MAX_TRIES)
  return {
    kind: EXERCISE,
    slot: slotOf(exerciseId),
    title,
    payload: { code, exerciseId, version, tries: recent },
    idempotencyKey: recent.at(-1)?.key ?? exerciseId,
  }
}

export const exerciseKind: OutboxKind = { kind: EXERCISE, isPayload }

export function isExerciseEntry(entry: OutboxEntry | undefined): entry is OutboxEntry<ExercisePayload> {
  return entry?.kind === EXERCISE
}

/** The body of the request for this entry. */
export function triesBody({ payload }: OutboxEntry<ExercisePayload>, now: number) {
  const { version, tries } = payload
  return {
    version,
    tries: tries.map(({ key, answers, madeAt }) => ({ key, answers, ageMs: ageOf({ madeAt }, now) })),
  }
}

/** What is left of the tries after some of them have arrived; `null` if nothing is. */
export function withoutTries(now: ExercisePayload, sent: ExercisePayload): ExercisePayload | null {
  const arrived = new Set(sent.tries.map(({ key }) => key))
  const tries = now.tries.filter(({ key }) => !arrived.has(key))
  return tries.length === 0 ? null : { ...now, tries }
}

function isPayload(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { code, exerciseId, version, tries } = value as Partial<Record<keyof ExercisePayload, unknown>>
  return (
    typeof code === 'string' &&
    typeof exerciseId === 'string' &&
    typeof version === 'number' &&
    Array.isArray(tries) &&
    tries.every(isTry)
  )
}

function isTry(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { key, answers, madeAt } = value as Partial<Record<keyof WaitingTry, unknown>>
  return (
    typeof key === 'string' &&
    typeof madeAt === 'number' &&
    Array.isArray(answers) &&
    answers.every((answer) => typeof answer === 'number')
  )
}
