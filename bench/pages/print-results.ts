import type { Load } from '../loads/measure-load.ts'
import { median } from '../loads/median.rule.ts'
import type { Move } from '../moves/measure-move.ts'
import type { Throughput } from '../throughput/measure-throughput.ts'

export interface Measured {
  readonly path: string
  readonly name: string
  readonly url: string
  readonly loads: Load[]
}

const KB = 1024

/** One table a page; ratios are of medians. */
export function printLoads(measured: readonly Measured[]): void {
  for (const path of new Set(measured.map((one) => one.path))) {
    const here = measured.filter((one) => one.path === path)
    const paintOf = (name: string) =>
      here.filter((one) => one.name === name).map((one) => of(one, 'largestPaintMs'))[0] ?? Number.NaN
    const [still, monolith] = [paintOf('static'), paintOf('monolith')]
    console.log(`\n${path}`)
    console.table(
      Object.fromEntries(
        here.map((one) => [
          one.name,
          {
            FCP: Math.round(of(one, 'firstPaintMs')),
            LCP: Math.round(of(one, 'largestPaintMs')),
            'x static': ratio(of(one, 'largestPaintMs'), still),
            'x monolith': ratio(of(one, 'largestPaintMs'), monolith),
            'blocking ms': Math.round(of(one, 'blockingMs')),
            shift: Number(of(one, 'layoutShift').toFixed(4)),
            'requests to content': of(one, 'requestsToContent'),
            'chain to content': of(one, 'depthToContent'),
            'JS KB before paint': kilobytes(of(one, 'scriptBytesBeforePaint')),
            requests: of(one, 'requests'),
            chain: of(one, 'depth'),
            'JS KB': kilobytes(of(one, 'scriptBytes')),
            KB: kilobytes(of(one, 'bytes')),
          },
        ]),
      ),
    )
  }
}

export interface MoveOfSite extends Move {
  readonly site: string
}

export function printMoves(times: ReadonlyMap<MoveOfSite, readonly number[]>): void {
  console.log('\nMove to a page of another remote, from the click to the paint of its title')
  console.table(
    [...times].map(([{ site, from, to, kind, intentMs }, values]) => ({
      site,
      move: `${from} to ${to}`,
      kind,
      'intent ms': intentMs,
      'ms until painted': Math.round(median(values)),
      fastest: Math.round(Math.min(...values)),
      slowest: Math.round(Math.max(...values)),
    })),
  )
}

export function printThroughput({ product, bare }: Throughput): void {
  const [ours, theirs] = [median(product), median(bare)]
  console.log('\nComposed page from the cache, brotli')
  console.table({
    'bare node:http': { 'per second': Math.round(theirs), share: 1 },
    ours: { 'per second': Math.round(ours), share: ratio(ours, theirs) },
  })
}

export function of({ loads }: Measured, field: keyof Load): number {
  return median(loads.map((load) => load[field]))
}

function ratio(value: number, base: number): number {
  return Number((value / base).toFixed(2))
}

function kilobytes(bytes: number): number {
  return Number((bytes / KB).toFixed(1))
}
