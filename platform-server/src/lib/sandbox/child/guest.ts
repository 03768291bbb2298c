/** The result of the guest: JSON, so that nothing but text leaves the sandbox. */
export interface GuestAnswer {
  readonly rendering?: unknown
  /** Why there is none: the stack of what the bundle threw. */
  readonly fault?: string
}

type Evaluate = (exports: object, require: (name: string) => unknown, module: object, base: string) => void

/** A render that its host steps through. `step` is called until it returns something other than `busy`. */
export interface Guest {
  boot(shell: Evaluate, remote: Evaluate | null, base: string): void
  start(question: string): void
  /** The answer as JSON; `busy` while timers are due, `idle` when nothing is left that could produce an answer. */
  step(): string
}

/*
 * Both functions run inside the sandbox, which has only the language itself: their source text is evaluated there, so
 * they must not use anything from outside their own bodies.
 */

/** Source of an expression that makes the `Guest` of a fresh context. */
export function guestText(): string {
  return `(${createGuest})((${installGlobals})())`
}

/**
 * Installs timers and a console without output, and removes some globals. Time is skipped: a timer is due as soon as
 * nothing else is left to do. Returns a function that runs the next timer and says whether there was one.
 */
function installGlobals(): () => boolean {
  interface Timer {
    readonly run: () => void
    readonly at: number
    readonly every: number | null
  }
  const timers = new Map<number, Timer>()
  let clock = 0
  let lastTimer = 0
  const addTimer = (run: unknown, delay: unknown, given: unknown[], repeats: boolean): number => {
    const ms = Math.max(1, Number(delay) || 1)
    lastTimer += 1
    const call = () => void (typeof run === 'function' && Reflect.apply(run, undefined, given))
    timers.set(lastTimer, { run: call, at: clock + ms, every: repeats ? ms : null })
    return lastTimer
  }
  const removeTimer = (id: unknown) => void timers.delete(Number(id))
  const silent = () => undefined
  const startedAt = Date.now()
  Object.assign(globalThis, {
    global: globalThis,
    self: globalThis,
    console: { log: silent, info: silent, debug: silent, warn: silent, error: silent },
    performance: { now: () => Date.now() - startedAt },
    queueMicrotask: (run: () => void) => void Promise.resolve().then(run),
    setTimeout: (run: unknown, ms?: unknown, ...given: unknown[]) => addTimer(run, ms, given, false),
    setInterval: (run: unknown, ms?: unknown, ...given: unknown[]) => addTimer(run, ms, given, true),
    setImmediate: (run: unknown, ...given: unknown[]) => addTimer(run, 0, given, false),
    clearTimeout: removeTimer,
    clearInterval: removeTimer,
    clearImmediate: removeTimer,
  })
  // They block a thread, or use memory that no limit counts; no page needs them.
  for (const name of ['WebAssembly', 'SharedArrayBuffer', 'Atomics']) Reflect.deleteProperty(globalThis, name)

  return () => {
    const [next] = [...timers].sort(([, one], [, other]) => one.at - other.at)
    if (!next) return false
    const [id, timer] = next
    clock = timer.at
    if (timer.every === null) timers.delete(id)
    else timers.set(id, { ...timer, at: clock + timer.every })
    try {
      timer.run()
    } catch {
      // In a browser the error would reach the console, and the page would continue.
    }
    return true
  }
}

function createGuest(runNextTimer: () => boolean): Guest {
  let answer: string | null = null
  let render: ((question: unknown) => Promise<unknown>) | null = null
  const evaluate = (run: Evaluate, require: (name: string) => unknown, base: string) => {
    const made = { exports: {} as Record<string, unknown> }
    run(made.exports, require, made, base)
    return made.exports
  }
  const reasonOf = (error: unknown) =>
    error instanceof Error ? (error.stack ?? error.message) : String(error)
  const refuse = (name: string) => {
    throw new Error(`The shell's server bundle requires "${name}", which does not exist in the sandbox.`)
  }

  return {
    boot(shell, remote, base) {
      const platform = evaluate(shell, refuse, '')
      const shared = platform['shared'] as Readonly<Record<string, unknown>>
      const provide = (name: string) => {
        if (Object.hasOwn(shared, name)) return shared[name]
        throw new Error(`The server bundle requires "${name}", which the shell does not provide.`)
      }
      const module = remote && evaluate(remote, provide, base)['remote']
      const renderPage = platform['renderPage'] as (question: unknown, module: unknown) => Promise<unknown>
      render = (question) => renderPage(question, module)
    },
    start(question) {
      const end = (given: GuestAnswer) => {
        answer ??= JSON.stringify(given)
      }
      Promise.resolve()
        .then(() => render?.(JSON.parse(question)))
        .then((rendering) => end({ rendering }))
        .catch((error: unknown) => end({ fault: reasonOf(error) }))
    },
    step() {
      if (answer !== null) return answer
      return runNextTimer() ? 'busy' : 'idle'
    },
  }
}
