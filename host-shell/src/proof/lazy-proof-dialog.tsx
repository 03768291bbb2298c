import { lazy, Suspense } from 'react'
import { useStore } from '@nanostores/react'
import { useShell } from '../app/shell-services.ts'

const ProofDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "proof" */ './proof-dialog.tsx')).ProofDialog,
}))

/** Asks who is at the keyboard while a call waits for it, on whatever page that is. */
export function LazyProofDialog() {
  const waiting = useStore(useShell().proof)
  if (waiting === null) return null
  return (
    <Suspense>
      <ProofDialog onDone={waiting.answer} />
    </Suspense>
  )
}
