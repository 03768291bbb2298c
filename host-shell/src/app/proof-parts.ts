import type { WaitingProof } from './waiting-proof.ts'

export interface ProofParts {
  /** Has the session looked at again. */
  readonly verify: () => Promise<void>
  readonly waiting: WaitingProof
}
