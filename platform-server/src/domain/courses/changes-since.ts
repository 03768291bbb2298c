import type { ContentChange } from '@platform/shared-contracts/http'
import type { ModuleContent, VersionNote } from './read-module.ts'

/** What changed in the module after a version of it, newest first, with the lessons that it changed. */
export function changesSince(
  { history, lessons }: Pick<ModuleContent, 'history' | 'lessons'>,
  version: number,
): ContentChange[] {
  return history
    .filter((change) => change.version > version)
    .toReversed()
    .map((change) => ({ ...change, lessons: lessonsOf(change, lessons) }))
}

function lessonsOf({ lessons: ids }: VersionNote, lessons: ModuleContent['lessons']) {
  return lessons.filter(({ id }) => !ids || ids.includes(id)).map(({ id, title }) => ({ id, title }))
}
