/** What was typed, and the values that it started from. */
export interface StoredDraft {
  readonly draft: unknown
  readonly from: unknown
}

interface DraftChange {
  readonly path: string
  readonly value: unknown
  /** It was also changed in what was loaded since. */
  readonly isOverlap: boolean
}

/**
 * What the user changed, to be applied to the values of `now`: what only another user changed stays as it is there. The
 * member named `version` keeps the version that the draft started from. Values that have another shape by now are dropped.
 */
export function draftChanges(stored: StoredDraft, now: object, version?: string): readonly DraftChange[] {
  const changes = changesAt(stored, now, '').filter(({ path }) => path !== version)
  if (version === undefined || changes.length === 0) return changes
  const value = memberOf(stored.draft, version)
  const isKnown = isLike(value, memberOf(now, version))
  return isKnown ? [...changes, { path: version, value, isOverlap: false }] : changes
}

function changesAt({ draft, from }: StoredDraft, now: unknown, path: string): readonly DraftChange[] {
  if (kindOf(now) === 'group')
    return Object.keys(now as object).flatMap((name) => {
      const member = { draft: memberOf(draft, name), from: memberOf(from, name) }
      return changesAt(member, memberOf(now, name), path === '' ? name : `${path}.${name}`)
    })
  if (!isLike(draft, now) || isSame(draft, from) || isSame(draft, now)) return []
  return [{ path, value: draft, isOverlap: !isSame(from, now) }]
}

function isLike(value: unknown, like: unknown): boolean {
  if (kindOf(value) !== kindOf(like)) return false
  if (Array.isArray(value) && Array.isArray(like))
    return like.length === 0 || value.every((entry) => isLike(entry, like[0]))
  if (kindOf(like) === 'group')
    return Object.keys(like as object).every((name) => isLike(memberOf(value, name), memberOf(like, name)))
  return isLikeValue(value, like)
}

function isLikeValue(value: unknown, like: unknown): boolean {
  return value !== undefined && (value === null || like === null || typeof value === typeof like)
}

function kindOf(value: unknown): 'list' | 'group' | 'value' {
  if (Array.isArray(value)) return 'list'
  return typeof value === 'object' && value !== null ? 'group' : 'value'
}

function memberOf(value: unknown, name: string): unknown {
  return kindOf(value) === 'group' ? (value as Record<string, unknown>)[name] : undefined
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
