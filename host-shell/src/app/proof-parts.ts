import type { WaitingProof } from './waiting-proof.ts'

export interface ProofParts {
  /** Has the session looked at again. */
  readonly verify: () => Promise<void>
  readonly waiting: WaitingProof
  /** Another tab may sign in as another user during the call, or while the dialog is open. */
  readonly userId: () => unknown
}
