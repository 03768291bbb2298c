import type { ProgressMap } from './progress-map.rule.ts'
import { readUnsentEntries, writeUnsentEntry } from '../offline/unsent-storage.ts'
import type { UnsyncedUpdate } from './unsynced.rule.ts'

/** `progress` is the specification's key; the other is ours. */
const MAP_KEY = 'progress'
const OWNER_KEY = 'progress-owner'
/** The last choice for each module: only that one matters. */
const slotOf = (moduleId: string) => `progress:${moduleId}`

export interface StoredProgress {
  readonly map: ProgressMap
  readonly unsynced: readonly UnsyncedUpdate[]
}

/** What this browser keeps for `owner` (their email); another person's is not theirs to see. */
export function readStoredProgress(owner: string): StoredProgress {
  const isOwner = localStorage.getItem(OWNER_KEY) === owner
  return { map: isOwner ? readMap() : {}, unsynced: readQueue(owner) }
}

/** Keeps the map for `owner`; somebody else's is overwritten, the server has it. */
export function storeMap(owner: string, map: ProgressMap): void {
  localStorage.setItem(OWNER_KEY, owner)
  localStorage.setItem(MAP_KEY, JSON.stringify(map))
}

/** Nobody may see a map here any more; choices that wait to be sent stay with their owner. */
export function forgetMap(): void {
  localStorage.removeItem(OWNER_KEY)
  localStorage.removeItem(MAP_KEY)
}

/** What is stored is the truth that all tabs share. */
export function queueUpdate(owner: string, update: UnsyncedUpdate): void {
  writeUnsentEntry(owner, slotOf(update.moduleId), { kind: 'progress', code: update.moduleId, ...update })
}

/** Drops the very choice that was confirmed or refused; a newer one for the same module stays. */
export function settleUpdate(owner: string, key: string): void {
  for (const update of readQueue(owner))
    if (update.key === key) writeUnsentEntry(owner, slotOf(update.moduleId), null)
}

function readMap(): ProgressMap {
  const value = readJson(MAP_KEY)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter(([, status]) => typeof status === 'string'),
  ) as ProgressMap
}

function readQueue(owner: string): readonly UnsyncedUpdate[] {
  return Object.values(readUnsentEntries(owner))
    .filter(isUnsyncedUpdate)
    .map(({ moduleId, status, key }) => ({ moduleId, status, key }))
}

function isUnsyncedUpdate(value: unknown): value is UnsyncedUpdate {
  if (typeof value !== 'object' || value === null) return false
  const { moduleId, status, key } = value as Partial<Record<keyof UnsyncedUpdate, unknown>>
  return [moduleId, status, key].every((field) => typeof field === 'string')
}

/** A corrupt entry counts as none: the server has the truth. */
function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
