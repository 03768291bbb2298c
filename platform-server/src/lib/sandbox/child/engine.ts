import { guestText } from './guest.ts'
import type { CompiledScript, Realm, RealmContext } from './realm.ts'

const BOOT_LIMIT_MS = 10_000

/** One release's code. */
export interface EngineBundle {
  readonly shell: string
  /** `null`: the shell's own pages. */
  readonly remote: { readonly source: string; readonly base: string; readonly name: string } | null
}

export interface Engine {
  /**
   * Renders in a fresh context, so that nothing of an earlier render remains. `question` and the answer are JSON.
   * Errors: `LateError` after `limitMs`, or when nothing is left that could produce an answer.
   */
  render(question: string, limitMs: number): string
}

/** The page did not finish in time, or waits for something that never happens. */
export class LateError extends Error {}

/** Compiles a bundle and runs it once, so that one that cannot start is found now. Errors: what the bundle throws. */
export function bootEngine(realm: Realm, { shell, remote }: EngineBundle): Engine {
  const scripts = [
    realm.compile(`const guest = ${guestText()}`, 'guest'),
    realm.compile(`const shell = ${functionText(shell)}`, 'shell'),
    realm.compile(
      `const remote = ${remote ? functionText(remote.source) : 'null'}`,
      remote?.name ?? 'no remote',
    ),
    realm.compile(`guest.boot(shell, remote, ${JSON.stringify(remote?.base ?? '')})`, 'boot'),
  ]
  openContext(realm, scripts, BOOT_LIMIT_MS).close()
  return {
    render(question, limitMs) {
      const deadline = performance.now() + limitMs
      const context = openContext(realm, scripts, limitMs)
      try {
        return runToCompletion({ realm, context }, question, deadline)
      } finally {
        context.close()
      }
    },
  }
}

function openContext(realm: Realm, scripts: readonly CompiledScript[], limitMs: number): RealmContext {
  const context = realm.open()
  try {
    for (const script of scripts) context.run(script, limitMs)
    return context
  } catch (error) {
    context.close()
    throw error
  }
}

/** Errors: LateError. */
function runToCompletion(
  { realm, context }: { readonly realm: Realm; readonly context: RealmContext },
  question: string,
  deadline: number,
): string {
  // The guest catches what its own calls throw, so any other error is an unhandled rejection.
  const attempt = (text: string): unknown => {
    try {
      return context.run(text, Math.max(1, Math.ceil(deadline - performance.now())))
    } catch (error) {
      if (realm.isTimeout(error)) throw new LateError('no response in time')
      if (realm.isLost()) throw error
      return 'busy'
    }
  }
  attempt(`guest.start(${JSON.stringify(question)})`)
  for (;;) {
    const result = attempt('guest.step()')
    if (typeof result !== 'string') throw new Error('the sandbox returned something other than text')
    if (result === 'idle') throw new LateError('the page waits for something that never happens')
    if (result !== 'busy') return result
    if (performance.now() > deadline) throw new LateError('the page keeps setting timers')
  }
}

function functionText(source: string): string {
  return `(function(exports,require,module,__remote_base__){${source}\n})`
}
