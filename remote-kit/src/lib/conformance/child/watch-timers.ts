import type { Ledger } from './ledger.ts'

type AnyFunction = (...given: never[]) => unknown

export interface TimerWatch {
  /** Whose doing it is that this runs now; none before the first visit. */
  readonly owner: () => Ledger | undefined
  /** Runs what comes when its page has left already. */
  readonly runLate: (ledger: Ledger, run: () => void) => void
}

/** While a page is waited for, only what is due so soon counts as on its way. */
const SOON_MS = 100

/** From now on whatever sets a timer, an interval or a turn has it in its ledger, and what it throws there as well. */
export function watchTimers(watch: TimerWatch): void {
  const owners = new Map<unknown, Ledger>()
  for (const name of ['setTimeout', 'setImmediate'] as const)
    replace(name, (old) => (run, ...given) => {
      const ledger = watch.owner()
      if (!ledger || typeof run !== 'function') return old(run, ...given)
      ledger.timersSet += name === 'setTimeout' ? 1 : 0
      const due = noted(ledger, run, watch, () => {
        ledger.soon.delete(id)
        owners.delete(id)
      })
      const id: unknown = old(due, ...given)
      owners.set(id, ledger)
      if (name === 'setImmediate' || isSoon(given[0])) ledger.soon.add(id)
      return id
    })
  replace('setInterval', (old) => (run, ...given) => {
    const ledger = watch.owner()
    if (!ledger || typeof run !== 'function') return old(run, ...given)
    const id: unknown = old(noted(ledger, run, watch, () => ledger.soon.delete(id)) as never, ...given)
    ledger.intervals.add(id)
    owners.set(id, ledger)
    if (isSoon(given[0])) ledger.soon.add(id)
    return id
  })
  replace('requestAnimationFrame', (old) => (...given) => {
    const ledger = watch.owner()
    if (ledger) ledger.timersSet += 1
    return old(...given)
  })
  // Each may clear what the other has set.
  for (const name of ['clearInterval', 'clearTimeout', 'clearImmediate'] as const)
    replace(name, (old) => (...given) => {
      const ledger = owners.get(given[0])
      ledger?.soon.delete(given[0])
      ledger?.intervals.delete(given[0])
      owners.delete(given[0])
      return old(...given)
    })
}

function isSoon(ms: unknown): boolean {
  return !(Number(ms) > SOON_MS)
}

function noted(ledger: Ledger, run: AnyFunction, { runLate }: TimerWatch, onRun: () => void): never {
  const due = (...given: never[]) => {
    onRun()
    if (ledger.hasLeft) runLate(ledger, () => void run(...given))
    else run(...given)
  }
  return due as never
}

function replace(name: keyof typeof globalThis, made: (old: AnyFunction) => AnyFunction): void {
  const target = globalThis as unknown as Record<string, AnyFunction>
  const old = target[name]
  if (old) target[name] = made(old)
}
