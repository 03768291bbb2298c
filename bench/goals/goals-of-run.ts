import { median } from '../loads/median.rule.ts'
import { SERVER_RENDERED } from '../monolith/monolith-builds.ts'
import { of, type Measured, type MoveOfSite } from '../pages/print-results.ts'
import type { MoveKind } from '../moves/measure-move.ts'
import type { Throughput } from '../throughput/measure-throughput.ts'
import type { Goal } from './goal.rule.ts'

/** LCP relative to the static file and to the monolith, and the blocking time of the home page. */
export function loadGoals(measured: readonly Measured[]): readonly Goal[] {
  const paths = [...new Set(measured.map(({ path }) => path))]
  return paths.flatMap((path) => {
    const here = (name: string) => measured.find((one) => one.path === path && one.name === name)
    const paintOf = (name: string) => medianOf(here(name), 'largestPaintMs')
    return [
      { figure: `LCP of ${path} x static`, value: paintOf('ours') / paintOf('static'), limit: 1.1 },
      { figure: `LCP of ${path} x monolith`, value: paintOf('ours') / paintOf('monolith'), limit: 0.55 },
      ...(path === '/'
        ? [
            {
              figure: 'total blocking time of /, ms',
              value: medianOf(here('ours'), 'blockingMs'),
              limit: 150,
            },
          ]
        : []),
    ]
  })
}

function medianOf(one: Measured | undefined, field: 'largestPaintMs' | 'blockingMs'): number {
  return one ? of(one, field) : Number.NaN
}

/** Counts only moves in which the pointer does not rest on the link before the click. */
export function moveGoals(times: ReadonlyMap<MoveOfSite, readonly number[]>): readonly Goal[] {
  const medianMs = (site: string, kind: MoveKind) => {
    const found = [...times].find(([one]) => one.site === site && one.kind === kind && one.intentMs === 0)
    return median(found?.[1] ?? [])
  }
  const seenMs = medianMs('ours', 'seen before')
  return [
    { figure: 'move to a page seen before, ms', value: seenMs, limit: 80 },
    {
      figure: 'the same x monolith',
      value: seenMs / medianMs(SERVER_RENDERED.name, 'seen before'),
      limit: 1,
    },
    { figure: 'cold move after two idle seconds, ms', value: medianMs('ours', 'idle'), limit: 100 },
    { figure: 'cold move at once, ms', value: medianMs('ours', 'at once'), limit: 600 },
  ]
}

export function throughputGoals({ product, bare }: Throughput): readonly Goal[] {
  const value = median(product) / median(bare)
  return [{ figure: 'composed pages per second x node:http', value, limit: 0.3, isAtLeast: true }]
}

export function deployGoals(toVisitorMs: readonly number[]): readonly Goal[] {
  return [{ figure: 'deploy to a new visitor, ms', value: median(toVisitorMs), limit: 2_000 }]
}
