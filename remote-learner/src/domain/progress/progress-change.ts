import type { Change, OutboxEntry } from '../outbox/outbox-entry.rule.ts'
import type { OutboxKind } from '../outbox/outbox-kind.ts'
import { overlayUnsynced, type UnsyncedUpdate } from './unsynced.rule.ts'
import type { ProgressMap } from './progress-map.rule.ts'

export interface ProgressChoice {
  readonly moduleId: string
  readonly status: string
}

const KIND = 'progress'

/** One entry for each module: only its last choice matters. */
export function progressChange({ moduleId, status, key }: UnsyncedUpdate): Change<ProgressChoice> {
  return {
    kind: KIND,
    slot: `progress:${moduleId}`,
    title: moduleId,
    payload: { moduleId, status },
    idempotencyKey: key,
  }
}

export const progressKind: OutboxKind = {
  kind: KIND,
  isPayload: isChoice,
  takeOver: (old) =>
    isChoice(old) && typeof old['key'] === 'string' ? [progressChange({ ...old, key: old['key'] })] : null,
}

function isChoice(value: unknown): value is ProgressChoice {
  if (typeof value !== 'object' || value === null) return false
  const { moduleId, status } = value as Partial<Record<keyof ProgressChoice, unknown>>
  return typeof moduleId === 'string' && typeof status === 'string'
}

/** The choices that the server has not confirmed. One that it refused is not among them. */
export function unsyncedUpdates(entries: Iterable<OutboxEntry>): readonly UnsyncedUpdate[] {
  return [...entries]
    .filter(({ kind, isRefused }) => kind === KIND && !isRefused)
    .map(({ payload, idempotencyKey }) => ({ ...(payload as ProgressChoice), key: idempotencyKey }))
}

/** Each module that has an unconfirmed choice, with the choice. */
export function unsyncedMap(entries: Iterable<OutboxEntry>): ProgressMap {
  return overlayUnsynced({}, unsyncedUpdates(entries))
}
