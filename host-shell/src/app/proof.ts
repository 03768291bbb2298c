import type { Platform } from '@platform/shared-contracts/remote'
import type { ProofParts } from './proof-parts.ts'

/** Calls whose refusal the shell can do something about; few are refused, so what it does comes with the first. */
export function withProof(fetch: Platform['fetch'], parts: ProofParts): Platform['fetch'] {
  return async (path, init) => {
    const user = parts.userId()
    const response = await fetch(path, init)
    if (response.status !== 403) return response
    const { afterRefusal } = await import(/* webpackChunkName: "refused-call" */ './refused-call.ts')
    return afterRefusal(response, () => fetch(path, init), { ...parts, user })
  }
}
