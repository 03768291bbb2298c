import { useStore } from '@nanostores/react'
import { StepCards } from '../step-cards.tsx'
import { equipmentFigureMessages } from './protective-equipment.messages.ts'

const SPECTACLES =
  'M-34-8h26v8a13 13 0 0 1-26 0zM8-8h26v8a13 13 0 0 1-26 0zM-8-4q8-6 16 0M-34-8l-8-4v18l9-2M34-8l8-4v18l-9-2'
const GOGGLES =
  'M-36-16h72a6 6 0 0 1 6 6v18a14 14 0 0 1-14 14h-10q-6 0-10-6-8-8-16 0-4 6-10 6h-10a14 14 0 0 1-14-14v-18a6 6 0 0 1 6-6zM-42-6h-14M42-6h14'
const SHIELD = 'M-32-26h64v10h-64zM-30-16c-3 26 8 42 30 46 22-4 33-20 30-46M-18-4h15v7h-15zM3-4h15v7H3z'

/** What goes over the eyes for which hazard. */
export function EyeProtection() {
  const t = useStore(equipmentFigureMessages)
  const cards = [
    { symbol: SPECTACLES, text: t.spectacles },
    { symbol: GOGGLES, text: t.goggles },
    { symbol: SHIELD, text: t.faceShield },
  ]
  return <StepCards cards={cards} columns={3} />
}
