import type { ProgressMap } from './progress-map.rule.ts'

/** An update that the server has not confirmed. At most one a module: only the last choice matters. */
export interface UnsyncedUpdate {
  readonly moduleId: string
  readonly status: string
  /** Names this choice, so that sending it twice counts once. */
  readonly key: string
}

export function withUnsynced(
  queue: readonly UnsyncedUpdate[],
  update: UnsyncedUpdate,
): readonly UnsyncedUpdate[] {
  return [...queue.filter(({ moduleId }) => moduleId !== update.moduleId), update]
}

/** Drops the very choice that was confirmed or refused; a newer one for the same module stays. */
export function withoutUnsynced(
  queue: readonly UnsyncedUpdate[],
  settledKey: string,
): readonly UnsyncedUpdate[] {
  return queue.filter(({ key }) => key !== settledKey)
}

/** What the person sees: the server's map with their own unconfirmed choices on top. */
export function overlayUnsynced(map: ProgressMap, queue: readonly UnsyncedUpdate[]): ProgressMap {
  return { ...map, ...Object.fromEntries(queue.map(({ moduleId, status }) => [moduleId, status])) }
}
