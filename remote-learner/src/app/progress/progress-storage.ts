import type { ProgressMap } from './progress-map.rule.ts'
import { readUnsentEntries, writeUnsentEntry } from '../offline/unsent-storage.ts'
import type { UnsyncedUpdate } from './unsynced.rule.ts'

/** The specification defines the key `progress`; the other key is ours. */
const MAP_KEY = 'progress'
const OWNER_KEY = 'progress-owner'
/** The last choice for each module. Earlier choices do not matter. */
const slotOf = (moduleId: string) => `progress:${moduleId}`

export interface StoredProgress {
  readonly map: ProgressMap
  readonly unsynced: readonly UnsyncedUpdate[]
}

/** What this browser stores for `owner` (their email). Other users' data is never returned. */
export function readStoredProgress(owner: string): StoredProgress {
  const isOwner = localStorage.getItem(OWNER_KEY) === owner
  return { map: isOwner ? readMap() : {}, unsynced: readQueue(owner) }
}

/** Stores the map for `owner`. It overwrites the map of another user, because the server has it. */
export function storeMap(owner: string, map: ProgressMap): void {
  localStorage.setItem(OWNER_KEY, owner)
  localStorage.setItem(MAP_KEY, JSON.stringify(map))
}

/** Removes the map, so that the next user of this browser does not see it. Unsent choices stay with their owner. */
export function forgetMap(): void {
  localStorage.removeItem(OWNER_KEY)
  localStorage.removeItem(MAP_KEY)
}

/** Browser storage is the source of truth that all tabs share. */
export function queueUpdate(owner: string, update: UnsyncedUpdate): void {
  writeUnsentEntry(owner, slotOf(update.moduleId), { kind: 'progress', code: update.moduleId, ...update })
}

/** Removes only the choice that was confirmed or refused; a newer choice for the same module stays. */
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

/** A corrupt entry counts as none: the server has the data. */
function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
