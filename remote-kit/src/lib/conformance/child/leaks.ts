import { setTimeout as pause } from 'node:timers/promises'
import type { JSDOM } from 'jsdom'
import { frameOf, globalNames } from './frame.ts'
import type { Ledger } from './ledger.ts'
import type { Traces } from './traces.ts'

/** What is there whatever page is shown. */
export interface Snapshot {
  readonly names: ReadonlySet<string>
  readonly frame: string
}

/** What is still there of a page when it has left. */
export interface Remains {
  readonly intervals: number
  readonly listeners: readonly string[]
  readonly names: readonly string[]
  readonly isFrameChanged: boolean
}

const TIMER_CHECK_MS = 60
const MAX_TIMER_CHECK_MS = 480
const TIMER_TOLERANCE = 3

export function snapshot({ window: { document } }: JSDOM): Snapshot {
  return { names: new Set(globalNames()), frame: frameOf(document) }
}

/** What is there now and was not before the page came. */
export function remainsOf(
  { names, frame }: Snapshot,
  { window: { document } }: JSDOM,
  { intervals, listeners }: Ledger,
  { cameLate }: Traces,
): Remains {
  return {
    intervals: intervals.size,
    listeners: listeners(),
    names: globalNames().filter((name) => !names.has(name) && !cameLate.names.has(name)),
    isFrameChanged: frameOf(document) !== frame && !cameLate.isFrameChanged,
  }
}

/** The pages that still set timers when all have left: what goes on for so long never ends. */
export async function findEndlessTimers(ledgers: readonly Ledger[]): Promise<ReadonlySet<Ledger>> {
  let suspects = ledgers
  for (let rounds = MAX_TIMER_CHECK_MS / TIMER_CHECK_MS; rounds > 0 && suspects.length > 0; rounds -= 1) {
    const before = new Map(suspects.map((ledger) => [ledger, ledger.timersSet]))
    await pause(TIMER_CHECK_MS)
    suspects = suspects.filter((ledger) => ledger.timersSet - (before.get(ledger) ?? 0) > TIMER_TOLERANCE)
  }
  return new Set(suspects)
}

/** One sentence for each thing that a page has left, seen at once or when all pages were through. */
export function leaks({
  remains,
  ledger,
  hasEndlessTimers,
}: {
  readonly remains: Remains
  readonly ledger: Ledger
  readonly hasEndlessTimers: boolean
}): readonly string[] {
  const { late } = ledger
  const names = new Set([...remains.names, ...late.names])
  return [
    ...plural(
      Math.max(remains.intervals, ledger.intervals.size),
      'interval is still running',
      'intervals are still running',
    ),
    ...(hasEndlessTimers ? ['timers keep being set'] : []),
    ...[...remains.listeners, ...moreThan(remains.listeners, ledger.listeners())].map(
      (name) => `a listener is not removed: ${name}`,
    ),
    ...[...names].map((name) => `a global variable is not removed: ${name}`),
    ...(remains.isFrameChanged || late.isFrameChanged ? ['body or html is not restored'] : []),
  ].map((message) => `after unmounting, ${message}`)
}

function plural(count: number, one: string, many: string): string[] {
  if (count <= 0) return []
  return [count === 1 ? `an ${one}` : `${count} ${many}`]
}

function moreThan(before: readonly string[], now: readonly string[]): string[] {
  const rest = [...before]
  return now.filter((name) => {
    const at = rest.indexOf(name)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}
