import type { ProgressMap } from './progress-map.rule.ts'

/** A choice that the server has not confirmed. At most one for each module: only the last one matters. */
export interface UnsyncedUpdate {
  readonly moduleId: string
  readonly status: string
  /** Names this choice, so that sending it twice counts once. */
  readonly key: string
}

/** What the person sees: the server's map with their own unconfirmed choices on top. */
export function overlayUnsynced(map: ProgressMap, updates: readonly UnsyncedUpdate[]): ProgressMap {
  return { ...map, ...Object.fromEntries(updates.map(({ moduleId, status }) => [moduleId, status])) }
}
