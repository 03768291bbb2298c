import { AnswersKept, QuizAttempt, type AnswersUpdate } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import {
  hasUnsent,
  NOTHING_UNSENT,
  overlay,
  toUpdate,
  withoutSent,
  type Kept,
  type Unsent,
} from './attempt-draft.rule.ts'
import { readUnsent, storeUnsent } from './draft-storage.ts'

type AutosavePlatform = Pick<Platform, 'fetch' | 'report'>

const TRY_AGAIN_MS = 4_000

/** `waiting`: the server could not be reached; what is unsent is kept in this browser and sent when it can be. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'closed'

export interface AutosaveView {
  readonly answers: Readonly<Record<string, number>>
  readonly flagged: readonly string[]
  readonly save: SaveState
}

export interface Autosave {
  readonly view: () => AutosaveView
  readonly subscribe: (onChange: () => void) => () => void
  readonly choose: (questionId: string, option: number) => void
  readonly flag: (questionId: string, isFlagged: boolean) => void
  /** Sends now, for instance when the network is back. */
  readonly flush: () => Promise<void>
  /** Hands in with everything that is chosen. Rejects where no answer came; nothing is lost then. */
  readonly submit: () => Promise<QuizAttempt>
  readonly stop: () => void
}

/**
 * Keeps one attempt's answers on the server, one request at a time, each with everything and the next sequence number.
 * Where another device was ahead, its answers are taken over and the own unsent ones laid on top.
 */
export function createAutosave(platform: AutosavePlatform, attempt: QuizAttempt): Autosave {
  const { id } = attempt
  const send = createSender(platform, id)
  const listeners = new Set<() => void>()
  let kept: Kept = attempt
  let unsent: Unsent = readUnsent(id)
  let view: AutosaveView = { ...overlay(kept, unsent), save: hasUnsent(unsent) ? 'waiting' : 'saved' }
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function publish(save: SaveState): void {
    view = { ...overlay(kept, unsent), save: view.save === 'closed' ? 'closed' : save }
    for (const listener of listeners) listener()
  }

  function change(next: Unsent): void {
    unsent = next
    storeUnsent(id, unsent)
    publish('saving')
    void flush()
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    running ??= sendAll().finally(() => void (running = null))
    return running
  }

  async function sendAll(): Promise<void> {
    while (hasUnsent(unsent) && view.save !== 'closed') {
      publish('saving')
      const sent = unsent
      const answer = await send(toUpdate(kept, sent))
      if (typeof answer === 'string') {
        publish(answer)
        if (answer === 'waiting') timer = setTimeout(() => void flush(), TRY_AGAIN_MS)
        return
      }
      kept = answer
      if (answer.isAccepted) unsent = withoutSent(unsent, sent)
      storeUnsent(id, unsent)
    }
    publish('saved')
  }

  return {
    view: () => view,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    choose: (question, option) => change({ ...unsent, answers: { ...unsent.answers, [question]: option } }),
    flag: (question, isFlagged) => change({ ...unsent, flags: { ...unsent.flags, [question]: isFlagged } }),
    flush,
    async submit() {
      await flush()
      // Whoever hands in with answers that the server has not seen could be graded by those of another device.
      if (hasUnsent(unsent) && view.save !== 'closed') throw new Error('some answers could not be sent yet')
      const result = await handIn(platform, id, toUpdate(kept, unsent))
      storeUnsent(id, NOTHING_UNSENT)
      publish('closed')
      return result
    },
    stop: () => clearTimeout(timer),
  }
}

/** One save: what the server keeps now, or why it does not. */
function createSender({ fetch, report }: AutosavePlatform, id: string) {
  return async (update: AnswersUpdate): Promise<AnswersKept | 'waiting' | 'closed'> => {
    try {
      const response = await fetch(`/attempts/${id}/answers`, { ...json(update), method: 'PUT' })
      if (response.status === 409 || response.status === 404) return 'closed'
      if (!response.ok) throw new Error(`answers were answered with status ${response.status}`)
      return AnswersKept.parse(await response.json())
    } catch (error) {
      report(error)
      return 'waiting'
    }
  }
}

async function handIn({ fetch }: AutosavePlatform, id: string, update: AnswersUpdate): Promise<QuizAttempt> {
  const response = await fetch(`/attempts/${id}/submit`, { ...json(update), method: 'POST' })
  if (!response.ok) throw new Error(`handing in was answered with status ${response.status}`)
  return QuizAttempt.parse(await response.json())
}

function json(body: object): RequestInit {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
