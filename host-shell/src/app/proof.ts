import { atom } from 'nanostores'
import type { Platform } from '@platform/shared-contracts/remote'

/** Answers the call that waits for a proof of who is at the keyboard; `null` while none does. */
export const waitingProof = atom<((isProved: boolean) => void) | null>(null)

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
export function withProof(fetch: Platform['fetch'], verify: () => Promise<void>): Platform['fetch'] {
  return async (path, init) => {
    const response = await fetch(path, init)
    if (response.status !== 403) return response
    const code = await codeOf(response)
    if (code === 'second-factor-required') void verify()
    return code === 'proof-required' && (await askForProof()) ? fetch(path, init) : response
  }
}

async function codeOf(response: Response): Promise<unknown> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : null
}
