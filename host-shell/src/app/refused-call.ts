import { codeOf, readJson } from '../lib/answer.ts'
import type { ProofParts } from './proof-parts.ts'
import type { WaitingProof } from './waiting-proof.ts'

interface RefusedCall extends ProofParts {
  /** Who was signed in when the call was made. */
  readonly user: unknown
}

/** Several calls at once wait for one answer. */
function requestProof(waiting: WaitingProof): Promise<boolean> {
  const before = waiting.get()
  if (before) return before.proved
  let answer: (isProved: boolean) => void = () => undefined
  const proved = new Promise<boolean>((resolve) => (answer = resolve)).finally(() => waiting.set(null))
  waiting.set({ answer, proved })
  return proved
}

/**
 * A call that needs a recent proof is sent again once the same person has given one; else they get the refusal. One that
 * says that the account needs a second factor has the session looked at again, which leads to where one is added.
 */
export async function afterRefusal(
  refusal: Response,
  again: () => Promise<Response>,
  { verify, waiting, userId, user }: RefusedCall,
): Promise<Response> {
  const code = codeOf(await readJson(refusal.clone()))
  if (code === 'second-factor-required') void verify()
  const isSameUser = () => userId() === user
  if (code !== 'proof-required' || !isSameUser()) return refusal
  return (await requestProof(waiting)) && isSameUser() ? again() : refusal
}
