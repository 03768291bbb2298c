import { codeOf, readJson } from '../lib/answer.ts'
import { waitingProof } from './waiting-proof.ts'

let asking: Promise<boolean> | null = null

/** Several calls at once wait for one answer. */
function askForProof(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => waitingProof.set(resolve)).finally(() => {
    asking = null
    waitingProof.set(null)
  })
  return asking
}

/**
 * A call that needs a recent proof is sent again once the person has given one; else they get the refusal. One that
 * says that the account needs a second factor has the session looked at again, which leads to where one is added.
 */
export async function afterRefusal(
  refusal: Response,
  again: () => Promise<Response>,
  verify: () => Promise<void>,
): Promise<Response> {
  const code = codeOf(await readJson(refusal.clone()))
  if (code === 'second-factor-required') void verify()
  return code === 'proof-required' && (await askForProof()) ? again() : refusal
}
