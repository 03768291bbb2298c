import type { Load } from '../loads/measure-load.ts'
import type { Measured, MoveOfSite } from '../pages/print-results.ts'
import { deployGoals, loadGoals, moveGoals, throughputGoals } from './goals-of-run.ts'

const measured = (path: string, name: string, largest: readonly number[]): Measured => ({
  path,
  name,
  url: '',
  loads: largest.map((largestPaintMs) => ({ largestPaintMs, blockingMs: 120 }) as Load),
})

test('compares the medians of the largest paint of each page and judges the blocking time of home', () => {
  const goals = loadGoals([
    measured('/', 'static', [500, 480, 900]),
    measured('/', 'monolith', [1000, 1000, 1000]),
    measured('/', 'ours', [525, 510, 2000]),
    measured('/blog', 'static', [400]),
    measured('/blog', 'monolith', [800]),
    measured('/blog', 'ours', [480]),
  ])
  expect(goals.map(({ figure, value }) => [figure, value])).toEqual([
    ['LCP of / x static', 1.05],
    ['LCP of / x monolith', 0.525],
    ['total blocking time of /, ms', 120],
    ['LCP of /blog x static', 1.2],
    ['LCP of /blog x monolith', 0.6],
  ])
})

test('judges moves without intent by kind, and reports what was not measured', () => {
  const move = (site: string, kind: MoveOfSite['kind'], intentMs = 0): MoveOfSite => ({
    ...{ site, kind, intentMs },
    from: '/',
    to: '/progress',
  })
  const goals = moveGoals(
    new Map([
      [move('ours', 'at once', 300), [10]],
      [move('ours', 'at once'), [550, 590, 700]],
      [move('ours', 'idle'), [90]],
      [move('ours', 'seen before'), [60]],
    ]),
  )
  expect(goals.map(({ value }) => value)).toEqual([60, Number.NaN, 90, 590])
})

test('compares responses per second with the bare server and takes the median deploy', () => {
  expect(throughputGoals({ product: [40, 30, 90], bare: [100, 100, 100] })).toMatchObject([
    { value: 0.4, isAtLeast: true },
  ])
  expect(deployGoals([400, 2600, 600])).toMatchObject([{ value: 600, limit: 2_000 }])
})
