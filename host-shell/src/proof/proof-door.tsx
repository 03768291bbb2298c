import { lazy, Suspense } from 'react'
import { useStore } from '@nanostores/react'
import { waitingProof } from '../app/waiting-proof.ts'

const ProofDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "proof" */ './proof-dialog.tsx')).ProofDialog,
}))

/** Asks who is at the keyboard while a call waits for it, on whatever page that is. */
export function ProofDoor() {
  const answer = useStore(waitingProof)
  if (answer === null) return null
  return (
    <Suspense>
      <ProofDialog onDone={answer} />
    </Suspense>
  )
}
