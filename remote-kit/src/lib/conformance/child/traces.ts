import { AsyncLocalStorage } from 'node:async_hooks'
import { frameOf, globalNames } from './frame.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { messageOf } from './report-to-parent.ts'
import { watchListeners } from './watch-listeners.ts'
import { watchTimers } from './watch-timers.ts'

export interface Traces {
  /** Everything that `run` starts, however late it happens, is recorded in the given ledger and in no other. */
  readonly visit: <Result>(page: string, run: (ledger: Ledger) => Promise<Result>) => Promise<Result>
  /** Effects of pages that had been unmounted before: they cannot be attributed to the page of this visit. */
  readonly cameLate: { readonly names: ReadonlySet<string>; readonly isFrameChanged: boolean }
}

type Owner = () => Ledger | undefined

/** Watches from now on: timers, listeners on window and document, requests, errors and log messages. */
export function watchTraces(
  { window }: { readonly window: EventTarget & { readonly document: Document } },
  /** Calls `run`, which belongs to an unmounted page. */
  late: (page: string, run: () => void) => void,
): Traces {
  const visits = new AsyncLocalStorage<Ledger>()
  let current: Ledger | undefined
  const cameLate = { names: new Set<string>(), isFrameChanged: false }
  const owner = () => visits.getStore() ?? current
  const runLate = (ledger: Ledger, run: () => void) => {
    const names = new Set(globalNames())
    const frame = frameOf(window.document)
    const compare = () => {
      const fresh = globalNames().filter((name) => !names.has(name))
      for (const seen of [ledger.late, cameLate]) {
        fresh.forEach((name) => seen.names.add(name))
        seen.isFrameChanged ||= frame !== frameOf(window.document)
      }
    }
    try {
      late(ledger.page, run)
    } finally {
      // Effects after its first await, in the same turn, belong to it too.
      queueMicrotask(compare)
    }
  }
  watchTimers({ owner, runLate })
  watchRequests(owner)
  watchErrors(owner)
  const listeners = watchListeners(window, owner)
  return {
    visit: (page, run) => {
      const ledger: Ledger = openLedger(page, () => listeners(ledger))
      current = ledger
      cameLate.isFrameChanged = false
      return visits.run(ledger, () => run(ledger))
    },
    cameLate,
  }
}

function watchRequests(owner: Owner): void {
  const target = globalThis as unknown as Record<string, unknown>
  target['fetch'] = async (input: unknown) => {
    owner()?.requests.push(String((input as { url?: string }).url ?? input))
    throw new TypeError('Failed to fetch')
  }
  for (const name of ['WebSocket', 'EventSource'])
    target[name] = function Refused(url: string) {
      owner()?.requests.push(url)
      throw new TypeError(`${name} is not available to remotes`)
    }
}

function watchErrors(owner: Owner): void {
  const log = console.error
  console.error = (...given: unknown[]) => {
    const line = given.map(textOf).join(' ').split('\n')[0]?.slice(0, 300) ?? ''
    const ledger = owner()
    if (ledger) ledger.logged.push(line)
    else log(...given)
  }
  const onUncaught = (error: unknown) => {
    const ledger = owner()
    if (!ledger) throw error
    ledger.faults.push(`uncaught ${messageOf(error)}`)
  }
  process.on('unhandledRejection', onUncaught)
  process.on('uncaughtException', onUncaught)
}

function textOf(value: unknown): string {
  return value instanceof Error ? value.message : String(value)
}
