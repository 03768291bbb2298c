import type { Platform } from '@platform/shared-contracts/remote'
import { handInAttempt, saveAnswers } from './attempt-calls.ts'
import { hasUnsent, hasUnsentAnswers, toUpdate, withoutSent, type Kept } from './attempt-draft.rule.ts'
import type { AttemptState } from './attempt-state.ts'

interface Sending {
  readonly platform: Pick<Platform, 'fetch' | 'report'>
  readonly id: string
  readonly state: AttemptState
  readonly onKept: ((kept: Kept) => void) | undefined
}

/** Sends until nothing waits, the attempt is over, or the server does not answer. */
export async function sendAttempt(sending: Sending): Promise<'saved' | 'waiting' | 'closed'> {
  const { state } = sending
  while (state.view().save !== 'closed' && hasUnsent(state.unsent())) {
    state.publish('saving')
    const outcome = hasUnsentAnswers(state.unsent()) ? await sendAnswers(sending) : await handIn(sending)
    if (outcome !== 'sent') return outcome
  }
  return 'saved'
}

async function sendAnswers({ platform, id, state, onKept }: Sending): Promise<'sent' | 'waiting' | 'closed'> {
  const sent = state.unsent()
  const answer = await saveAnswers(platform, id, toUpdate(state.kept(), sent))
  if (typeof answer === 'string') return answer
  const { isAccepted, ...kept } = answer
  state.keep(kept)
  if (isAccepted) state.store(withoutSent(state.unsent(), sent))
  onKept?.(kept)
  return 'sent'
}

/** Only after every answer has arrived: otherwise those of another device could be graded. */
async function handIn({ platform, id, state }: Sending): Promise<'waiting' | 'closed'> {
  const hasArrived = await handInAttempt(platform, id, toUpdate(state.kept(), state.unsent()))
  return hasArrived ? 'closed' : 'waiting'
}
