import type { Ledger } from './ledger.ts'

type AnyFunction = (...given: never[]) => unknown

/** From now on every listener on what outlives a page has an owner. Answers those of one that are still there. */
export function watchListeners(
  window: EventTarget & { readonly document: Document },
  owner: () => Ledger | undefined,
): (ledger: Ledger) => readonly string[] {
  const { document } = window
  const targets = new Map<unknown, string>([
    [window, 'window'],
    [globalThis, 'window'],
    [document, 'document'],
    [document.documentElement, 'html'],
    [document.body, 'body'],
  ])
  const held = new Map<string, Map<unknown, Ledger | undefined>>()
  const change = (target: unknown, type: unknown, listener: unknown, isAdded: boolean) => {
    const name = targets.get(target)
    if (!name || !listener) return
    const of = held.get(`${name} ${String(type)}`) ?? new Map<unknown, Ledger | undefined>()
    held.set(`${name} ${String(type)}`, of)
    if (!isAdded) of.delete(listener)
    else if (!of.has(listener)) of.set(listener, owner())
  }
  const prototype = (window as unknown as { EventTarget: { prototype: Record<string, AnyFunction> } })
    .EventTarget.prototype
  const watched = (name: 'addEventListener' | 'removeEventListener', isAdded: boolean) => {
    const old = prototype[name]
    const made = function (this: unknown, type: unknown, listener: unknown, options?: unknown) {
      const target = this === undefined || this === globalThis ? window : this
      change(target, type, listener, isAdded)
      signalOf(options)?.addEventListener('abort', () => change(target, type, listener, false))
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
  watched('addEventListener', true)
  watched('removeEventListener', false)
  return (ledger) =>
    [...held].flatMap(([name, of]) => [...of.values()].filter((one) => one === ledger).map(() => name))
}

function signalOf(options: unknown): AbortSignal | undefined {
  return (options as { signal?: AbortSignal } | undefined)?.signal
}

/** jsdom refuses the signals of Node. */
function unsigned(options: unknown): unknown {
  return signalOf(options) ? { ...(options as object), signal: undefined } : options
}
