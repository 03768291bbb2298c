import { useStore } from '@nanostores/react'
import { StepCards } from '../step-cards.tsx'
import { confinedSpaceFigureMessages } from './confined-spaces.messages.ts'

const BREATH = 'M-30-8h34a9 9 0 1 0-9-9M-30 4h48a9 9 0 1 1-9 9M-30 16h22'
const FIRE = 'M2-28c3 15 18 21 18 37a19 19 0 0 1-38 0c0-10 6-14 8-23 6 3 8 8 9 12 4-7 6-15 3-26z'
const POISON = 'M-12-26h24M-7-26v16l-17 30a4 4 0 0 0 4 6h40a4 4 0 0 0 4-6L7-10v-16M-16 8h32'

/** The order of 1910.146(d)(5)(iii). */
export function TestOrder() {
  const t = useStore(confinedSpaceFigureMessages)
  const cards = [
    { symbol: BREATH, text: t.testOxygen },
    { symbol: FIRE, text: t.testFlammable },
    { symbol: POISON, text: t.testToxic },
  ]
  return <StepCards cards={cards} columns={3} isOrdered />
}
