import type { Exclusively } from './exclusively.ts'
import type { SendOptions } from './outbox.ts'
import { nextAttemptMs } from './ready-entries.rule.ts'
import { createTurn, type TurnParts } from './sending-turn.ts'

export interface SenderParts extends TurnParts {
  readonly exclusively: Exclusively
  readonly isOnline: () => boolean
  readonly onSending: (isSending: boolean) => void
}

const LOCK = 'learner-sync'

const NO_OPTIONS = { isForced: false, isRetry: false, keepalive: false }

/**
 * Sends the entries of the outbox: in one tab at a time, each change once, and in order within a key. An entry that fails
 * is sent again after its delay.
 */
export function createSender(parts: SenderParts) {
  const { outbox, handlers, now, report, onSending } = parts
  const kinds = new Set(handlers.keys())
  let timer: ReturnType<typeof setTimeout> | undefined
  let requested: Promise<void> | null = null
  let running: { readonly sendMore: () => void } | null = null
  let wanted = NO_OPTIONS
  let isStopped = false

  /** Calls before the turn starts share it. */
  function requestTurn(options: Partial<typeof NO_OPTIONS>): Promise<void> {
    clearTimeout(timer)
    wanted = { ...wanted, ...options }
    if (requested) return requested
    const turn = parts.exclusively(LOCK, runTurn).catch((error: unknown) => {
      // The turn never started: the next call requests another.
      if (requested === turn) requested = null
      throw error
    })
    requested = turn
    return turn
  }

  async function runTurn(): Promise<void> {
    // A free lock may call this before `requested` is set.
    await Promise.resolve()
    requested = null
    const options = wanted
    wanted = NO_OPTIONS
    if (isStopped) return
    onSending(true)
    try {
      await new Promise<void>((onEnd, onFail) => {
        running = createTurn(parts, { ...options, isStopped: () => isStopped, onEnd, onFail })
        running.sendMore()
      })
    } finally {
      running = null
      onSending(false)
    }
    schedule()
  }

  function schedule(): void {
    clearTimeout(timer)
    if (isStopped || requested) return
    const waitMs = nextAttemptMs(outbox.entries(), kinds, now())
    const attempt = () => void requestTurn({}).catch(report)
    if (waitMs === 0) attempt()
    else if (waitMs !== null && parts.isOnline()) timer = setTimeout(attempt, waitMs)
  }

  const unsubscribe = outbox.subscribe(() => (running ? running.sendMore() : schedule()))
  return {
    async send(options: SendOptions = {}): Promise<void> {
      if (outbox.entries().length > 0) await requestTurn({ isForced: true, ...options })
    },
    stop(): void {
      isStopped = true
      unsubscribe()
      clearTimeout(timer)
    },
  }
}
