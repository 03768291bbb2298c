import type { JSDOM } from 'jsdom'
import type { Finding } from '../finding.ts'
import type { Traces } from './traces.ts'

export interface Snapshot {
  readonly listeners: readonly string[]
  readonly names: ReadonlySet<string>
  readonly body: string
}

/** A page may go on for this long after it has left; what still sets timers then never ends. */
const AFTERMATH_MS = 60
const FEW_TIMERS = 3

export function snapshot({ window: { document } }: JSDOM, traces: Traces): Snapshot {
  return {
    listeners: traces.listeners(),
    names: new Set(Object.getOwnPropertyNames(globalThis)),
    body: frameOf(document),
  }
}

/** What is there now and was not before the page came. */
export async function leftBehind(
  before: Snapshot,
  { window: { document } }: JSDOM,
  traces: Traces,
): Promise<Omit<Finding, 'page'>[]> {
  const timers = traces.timersSet()
  await pause(AFTERMATH_MS)
  const isBusy = traces.timersSet() - timers > FEW_TIMERS
  const messages = [
    ...plural(traces.intervals(), 'interval goes on', 'intervals go on'),
    ...(isBusy ? ['timers are set again and again'] : []),
    ...moreThan(before.listeners, traces.listeners()).map((name) => `a listener stays: ${name}`),
    ...Object.getOwnPropertyNames(globalThis)
      .filter((name) => !before.names.has(name) && !name.startsWith('webpackChunk'))
      .map((name) => `a global name stays: ${name}`),
    ...(frameOf(document) === before.body ? [] : ['body and html are not as they were']),
  ]
  return messages.map((message) => ({ check: 'leak', message: `after it has left, ${message}` }))
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

/** Attributes of html and body, and what stands in the body besides the area. */
function frameOf({ documentElement, body }: Document): string {
  const attributes = [...documentElement.attributes, ...body.attributes].map(
    ({ name, value }) => `${name}=${value}`,
  )
  return [...attributes, ...[...body.children].map(({ tagName, id }) => `${tagName}#${id}`)].join(' ')
}

const pause = (
  (set) => (ms: number) =>
    new Promise<void>((resolve) => set(resolve, ms))
)(globalThis.setTimeout)
