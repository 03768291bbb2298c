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

const AFTERMATH_MS = 60
const LONGEST_AFTERMATH_MS = 480
const FEW_TIMERS = 3

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
export async function restlessOf(ledgers: readonly Ledger[]): Promise<ReadonlySet<Ledger>> {
  let restless = ledgers
  for (let rounds = LONGEST_AFTERMATH_MS / AFTERMATH_MS; rounds > 0 && restless.length > 0; rounds -= 1) {
    const before = new Map(restless.map((ledger) => [ledger, ledger.timersSet]))
    await pause(AFTERMATH_MS)
    restless = restless.filter((ledger) => ledger.timersSet - (before.get(ledger) ?? 0) > FEW_TIMERS)
  }
  return new Set(restless)
}

/** One sentence for each thing that a page has left, seen at once or when all pages were through. */
export function leaks({
  remains,
  ledger,
  isRestless,
}: {
  readonly remains: Remains
  readonly ledger: Ledger
  readonly isRestless: boolean
}): readonly string[] {
  const { late } = ledger
  const names = new Set([...remains.names, ...late.names])
  return [
    ...plural(Math.max(remains.intervals, ledger.intervals.size), 'interval goes on', 'intervals go on'),
    ...(isRestless ? ['timers are set again and again'] : []),
    ...[...remains.listeners, ...moreThan(remains.listeners, ledger.listeners())].map(
      (name) => `a listener stays: ${name}`,
    ),
    ...[...names].map((name) => `a global name stays: ${name}`),
    ...(remains.isFrameChanged || late.isFrameChanged ? ['body and html are not as they were'] : []),
  ].map((message) => `after it has left, ${message}`)
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
