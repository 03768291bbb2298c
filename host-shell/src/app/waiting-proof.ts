import { atom } from 'nanostores'

/** Answers the call that waits for a proof of who is at the keyboard; `null` while none does. */
export const waitingProof = atom<((isProved: boolean) => void) | null>(null)
