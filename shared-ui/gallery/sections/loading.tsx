import { useState } from 'react'
import { Button } from '../../src/actions/button.tsx'
import { LoadingIndicator } from '../../src/feedback/loading-indicator.tsx'
import { LoadingOverlay } from '../../src/feedback/loading-overlay.tsx'
import { Skeleton } from '../../src/feedback/skeleton.tsx'
import { Specimen } from '../specimen.tsx'

export function Loading() {
  const [isCovered, setCovered] = useState(false)
  const cover = () => {
    setCovered(true)
    setTimeout(() => setCovered(false), 2500)
  }
  return (
    <>
      <Specimen note="Indicator: small, medium, large">
        <LoadingIndicator size="small" />
        <LoadingIndicator />
        <LoadingIndicator size="large" text="Verifying authentication..." />
      </Specimen>
      <Specimen note="Skeleton" layout="grid">
        <Skeleton />
        <Skeleton lines={5} />
      </Specimen>
      <Specimen note="Overlay over everything">
        <Button onClick={cover}>Cover the screen</Button>
        {isCovered && <LoadingOverlay text="Placing your order..." />}
      </Specimen>
    </>
  )
}
