import { AsyncLocalStorage } from 'node:async_hooks'

/** What a page may leave behind, by what is still there. */
export interface Traces {
  /** Timers and intervals that `run` sets going are its own, however late: an earlier page's are not this one's fault. */
  readonly visit: <Result>(run: () => Promise<Result>) => Promise<Result>
  /** Intervals of this visit that go on. */
  readonly intervals: () => number
  /** Timers that this visit has set so far. */
  readonly timersSet: () => number
  /** `window resize`: listeners on what outlives the page. */
  readonly listeners: () => readonly string[]
  /** Requests that did not go through `Platform.fetch`. */
  readonly requests: () => readonly string[]
}

interface Visit {
  readonly intervals: Set<unknown>
  timers: number
}

type AnyFunction = (...given: never[]) => unknown

/** Watches from now on: timers, listeners on window and document, and requests. */
export function watchTraces({
  window,
}: {
  readonly window: EventTarget & { readonly document: Document }
}): Traces {
  const visits = new AsyncLocalStorage<Visit>()
  watchIntervals(visits)
  countTimers(visits)
  const listeners = watchListeners(window)
  const requests = watchRequests()
  return {
    visit: (run) => visits.run({ intervals: new Set(), timers: 0 }, run),
    intervals: () => visits.getStore()?.intervals.size ?? 0,
    timersSet: () => visits.getStore()?.timers ?? 0,
    listeners,
    requests,
  }
}

function replace<Name extends keyof typeof globalThis>(
  name: Name,
  made: (old: AnyFunction) => AnyFunction,
): void {
  const target = globalThis as unknown as Record<string, AnyFunction>
  const old = target[name]
  if (old) target[name] = made(old)
}

function watchIntervals(visits: AsyncLocalStorage<Visit>): void {
  const owners = new Map<unknown, Visit>()
  replace('setInterval', (old) => (...given) => {
    const id = old(...given)
    const visit = visits.getStore()
    visit?.intervals.add(id)
    if (visit) owners.set(id, visit)
    return id
  })
  // Each may clear what the other has set.
  for (const name of ['clearInterval', 'clearTimeout'] as const)
    replace(name, (old) => (...given) => {
      owners.get(given[0])?.intervals.delete(given[0])
      owners.delete(given[0])
      return old(...given)
    })
}

function countTimers(visits: AsyncLocalStorage<Visit>): void {
  for (const name of ['setTimeout', 'requestAnimationFrame'] as const)
    replace(name, (old) => (...given) => {
      const visit = visits.getStore()
      if (visit) visit.timers += 1
      return old(...given)
    })
}

function watchListeners(window: EventTarget & { readonly document: Document }): () => string[] {
  const { document } = window
  const targets = new Map<unknown, string>([
    [window, 'window'],
    [globalThis, 'window'],
    [document, 'document'],
    [document.documentElement, 'html'],
    [document.body, 'body'],
  ])
  const held = new Map<string, Map<unknown, number>>()
  const change = (target: unknown, type: unknown, listener: unknown, by: 1 | -1) => {
    const name = targets.get(target)
    if (!name || !listener) return
    const of = held.get(`${name} ${String(type)}`) ?? new Map<unknown, number>()
    of.set(listener, by === 1 ? 1 : 0)
    held.set(`${name} ${String(type)}`, of)
  }
  const prototype = (window as unknown as { EventTarget: { prototype: Record<string, AnyFunction> } })
    .EventTarget.prototype
  const watched = (name: 'addEventListener' | 'removeEventListener', by: 1 | -1) => {
    const old = prototype[name]
    const made = function (this: unknown, type: unknown, listener: unknown, options?: unknown) {
      const target = this === undefined || this === globalThis ? window : this
      change(target, type, listener, by)
      signalOf(options)?.addEventListener('abort', () => change(target, type, listener, -1))
      return (old as unknown as (...all: unknown[]) => unknown).call(
        target,
        type,
        listener,
        unsigned(options),
      )
    }
    prototype[name] = made as AnyFunction
    Object.defineProperty(globalThis, name, { value: made, configurable: true, writable: true })
  }
  watched('addEventListener', 1)
  watched('removeEventListener', -1)
  return () =>
    [...held].flatMap(([name, of]) =>
      Array.from({ length: [...of.values()].filter(Boolean).length }, () => name),
    )
}

function signalOf(options: unknown): AbortSignal | undefined {
  return (options as { signal?: AbortSignal } | undefined)?.signal
}

/** jsdom refuses the signals of Node. */
function unsigned(options: unknown): unknown {
  return signalOf(options) ? { ...(options as object), signal: undefined } : options
}

function watchRequests(): () => readonly string[] {
  const asked: string[] = []
  const target = globalThis as unknown as Record<string, unknown>
  target['fetch'] = async (input: unknown) => {
    asked.push(String((input as { url?: string }).url ?? input))
    throw new TypeError('Failed to fetch')
  }
  for (const name of ['WebSocket', 'EventSource'])
    target[name] = function Refused(url: string) {
      asked.push(url)
      throw new TypeError(`${name} is not for remotes`)
    }
  return () => asked
}
