import { useStore } from '@nanostores/react'
import { StepCards } from '../step-cards.tsx'
import { emergencyFigureMessages } from './emergencies.messages.ts'

const PIN = 'M-36-6a11 11 0 1 1 22 0a11 11 0 1 1-22 0M-14-6H8M10-20h24M10 8h24M18-20V8M6 24h-36m9-7-9 7 9 7'
const NOZZLE =
  'M18 22C4 22 0 10 6-2c3 4 5 6 6 9 2-9 6-16 9-26 7 10 15 18 13 29-1 7-7 12-16 12zM-40 16h30m-9-8 9 8-9 8'
const HANDLE = 'M-28-4 26-22M-28 8h54M0-30v10m-6-5 6 6 6-6M0 28v-10m-6 5 6-6 6 6'
const SWEEP = 'M-32 12c14-30 50-30 64 0m-60-12-5 13 13 3m50-16 6 13-13 3'

/** Pull, aim, squeeze, sweep. */
export function ExtinguisherSteps() {
  const t = useStore(emergencyFigureMessages)
  const cards = [
    { symbol: PIN, text: t.pullPin },
    { symbol: NOZZLE, text: t.aimLow },
    { symbol: HANDLE, text: t.squeeze },
    { symbol: SWEEP, text: t.sweep },
  ]
  return <StepCards cards={cards} columns={2} isOrdered />
}
