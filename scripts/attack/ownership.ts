import type { PlannedCell } from './cells.ts'
import { isLetIn, isOfSchema, isForbiddenRecord } from './guards.ts'
import { nameOf } from './operations.ts'
import type { Answer } from './send.ts'

/** How often records of others were requested, by the path before the id. */
export interface Requested {
  readonly kind: string
  readonly colleague: number
  readonly foreign: number
}

/** Records which requests for another user's record reached the ownership check. */
export interface Ownership {
  count(cell: PlannedCell, answer: Answer): void
  requested(): readonly Requested[]
  /** Operations that never reached it, as any actor. */
  missing(): readonly string[]
}

export function createOwnership(): Ownership {
  const times = new Map<string, { kind: string; whose: 'colleague' | 'foreign'; reached: number }>()
  return {
    count({ operation, actor, whose }, answer) {
      if (whose !== 'colleague' && whose !== 'foreign') return
      if (!isLetIn(operation, actor.rank) || !isForbiddenRecord({ operation, rank: actor.rank, whose }))
        return
      const key = `${nameOf(operation)} (${whose})`
      const kind = operation.path.split('{')[0] ?? ''
      const known = times.get(key) ?? { kind, whose, reached: 0 }
      const isReached = !isOfSchema(answer.status, answer.body) && !needsProof(answer)
      times.set(key, { ...known, reached: known.reached + Number(isReached) })
    },
    requested() {
      const kinds = [...new Set([...times.values()].map(({ kind }) => kind))].toSorted()
      const sum = (wanted: string, of: string) =>
        [...times.values()]
          .filter(({ kind, whose }) => kind === wanted && whose === of)
          .reduce((total, { reached }) => total + reached, 0)
      return kinds.map((kind) => ({
        kind,
        colleague: sum(kind, 'colleague'),
        foreign: sum(kind, 'foreign'),
      }))
    },
    missing: () => [...times].filter(([, { reached }]) => reached === 0).map(([key]) => key),
  }
}

/** A session's proof lasts 10 minutes; a full run may take longer. */
export function needsProof({ status, body }: Answer): boolean {
  return status === 403 && body.includes('"proof-required"')
}
