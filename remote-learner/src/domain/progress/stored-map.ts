import type { ProgressMap } from './progress-map.rule.ts'

/** The specification defines the key `progress`; the other key is ours. */
const MAP_KEY = 'progress'
const OWNER_KEY = 'progress-owner'

/** The map that this browser stores for `owner` (their email). Other users' data is never returned. */
export function readMap(owner: string): ProgressMap {
  if (readItem(OWNER_KEY) !== owner) return {}
  const value = parse(readItem(MAP_KEY))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter(([, status]) => typeof status === 'string'),
  ) as ProgressMap
}

/**
 * Stores the map for `owner`. It overwrites the map of another user, because the server has it. A browser that blocks
 * site data or has no space left loses nothing: what the server does not have is in the outbox.
 */
export function storeMap(owner: string, map: ProgressMap): void {
  try {
    localStorage.setItem(OWNER_KEY, owner)
    localStorage.setItem(MAP_KEY, JSON.stringify(map))
  } catch {
    forgetMap()
  }
}

/** Removes the map, so that the next user of this browser does not see it. Unsent choices stay with their owner. */
export function forgetMap(): void {
  try {
    localStorage.removeItem(OWNER_KEY)
    localStorage.removeItem(MAP_KEY)
  } catch {
    // Site data is blocked, so nothing is stored.
  }
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** A corrupt map counts as none: the server has the data. */
function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
