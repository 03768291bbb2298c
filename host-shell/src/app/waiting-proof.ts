import type { WritableAtom } from 'nanostores'

/** Calls that wait for one proof of who is at the keyboard. */
interface WaitingCalls {
  readonly answer: (isProved: boolean) => void
  readonly proved: Promise<boolean>
}

/** `null` while no call waits. */
export type WaitingProof = WritableAtom<WaitingCalls | null>
