import type { QuizAttempt } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import { exclusively } from '../offline/exclusively.ts'
import { ownerOf } from '../offline/owner.ts'
import type { Kept, Unsent } from './attempt-draft.rule.ts'
import { createAttemptState, type AutosaveView } from './attempt-state.ts'
import { sendAttempt } from './send-attempt.ts'

type AutosavePlatform = Pick<Platform, 'fetch' | 'report' | 'session'>

const TRY_AGAIN_MS = 4_000

export interface Autosave {
  readonly view: () => AutosaveView
  readonly subscribe: (onChange: () => void) => () => void
  readonly choose: (questionId: string, option: number) => void
  readonly flag: (questionId: string, isFlagged: boolean) => void
  /** Submits the attempt with every chosen answer: now, or once as soon as the server can be reached. */
  readonly handIn: () => Promise<void>
  /** Cancels a submission that the server has not received yet. */
  readonly takeBack: () => void
  /** Sends now, for instance when the network is back. */
  readonly flush: () => Promise<void>
  /** Another tab has changed the unsent answers. */
  readonly follow: () => void
  /** The server has sent a newer version of the attempt. */
  readonly renew: (attempt: QuizAttempt) => void
  readonly stop: () => void
}

interface Told {
  /** The server has saved this. */
  readonly onKept?: (kept: Kept) => void
  /** The attempt is over: submitted on this or another device, or its time is up. */
  readonly onEnd?: () => void
}

/**
 * Saves one attempt's answers on the server, one request at a time. Each request carries all answers and the next
 * sequence number. The browser's storage is the source of truth for what is unsent, for all tabs; one of them sends. If
 * another device has saved newer answers, they are loaded, and the unsent answers of this device are applied on top.
 */
export function createAutosave(platform: AutosavePlatform, attempt: QuizAttempt, told: Told = {}): Autosave {
  const { id } = attempt
  const state = createAttemptState(ownerOf(platform) ?? '', attempt)
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(next: Unsent): void {
    state.store(next)
    state.publish('saving')
    void flush()
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    running ??= exclusively(`attempt:${id}`, sendAll).finally(() => void (running = null))
    return running
  }

  async function sendAll(): Promise<void> {
    const outcome = await sendAttempt({ platform, id, state, onKept: told.onKept })
    if (outcome === 'closed') state.forget()
    if (outcome === 'waiting') timer = setTimeout(() => void flush(), TRY_AGAIN_MS)
    state.publish(outcome)
    if (outcome === 'closed') told.onEnd?.()
  }

  return {
    ...state,
    choose(question, option) {
      const now = state.unsent()
      change({ ...now, answers: { ...now.answers, [question]: option } })
    },
    flag(question, isFlagged) {
      const now = state.unsent()
      change({ ...now, flags: { ...now.flags, [question]: isFlagged } })
    },
    handIn() {
      state.store({ ...state.unsent(), isHandedIn: true })
      state.publish('saving')
      return flush()
    },
    takeBack() {
      state.store({ ...state.unsent(), isHandedIn: false })
      state.publish()
    },
    flush,
    follow: () => state.publish(),
    renew(next) {
      if (next.sequence > state.kept().sequence) state.keep(next)
      state.publish()
    },
    stop: () => clearTimeout(timer),
  }
}
