import type { ProgressMap } from './progress-map.rule.ts'
import { withUnsynced, withoutUnsynced, type UnsyncedUpdate } from './unsynced.rule.ts'

/** `progress` is the specification's key; the others are ours. */
const MAP_KEY = 'progress'
const OWNER_KEY = 'progress-owner'
/** One queue a person: on a shared browser nobody's unsent choices are lost to the next one. */
const unsyncedKey = (owner: string) => `progress-unsynced:${owner}`

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

/** The stored queue is the truth that all tabs share; each change reads it anew. */
export function queueUpdate(owner: string, update: UnsyncedUpdate): void {
  storeQueue(owner, withUnsynced(readQueue(owner), update))
}

export function settleUpdate(owner: string, key: string): void {
  storeQueue(owner, withoutUnsynced(readQueue(owner), key))
}

function storeQueue(owner: string, queue: readonly UnsyncedUpdate[]): void {
  if (queue.length > 0) localStorage.setItem(unsyncedKey(owner), JSON.stringify(queue))
  else localStorage.removeItem(unsyncedKey(owner))
}

function readMap(): ProgressMap {
  const value = readJson(MAP_KEY)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter(([, status]) => typeof status === 'string'),
  ) as ProgressMap
}

function readQueue(owner: string): readonly UnsyncedUpdate[] {
  const value = readJson(unsyncedKey(owner))
  return Array.isArray(value) ? value.filter(isUnsyncedUpdate) : []
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
