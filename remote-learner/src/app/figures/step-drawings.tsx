import { useStore } from '@nanostores/react'
import { figureMessages } from './figure.messages.ts'
import { StepCards } from './step-cards.tsx'

const LIST = 'M-20-24h40v48h-40zM-11-11h22M-11 1h22M-11 13h13'
const POWER = 'M0-26V-2M-14-18a23 23 0 1 0 28 0'
const SWITCH = 'M-30 16h14L14-18M14 16h16M-16 8v16M14 8v16'
const PADLOCK = 'M-19-3h38v28h-38zM-11-3v-10a11 11 0 0 1 22 0v10M0 8v7'
const PRESSURE = 'M-30-20h16v44h-16zM-6-14c16 0 8 14 24 14m-7-7 8 7-8 7M-6 6c16 0 8 14 24 14m-7-7 8 7-8 7'
const TICK = 'm-22 2 15 17L24-20'

/** The order of 1910.147(d). */
export function LockoutSteps() {
  const t = useStore(figureMessages)
  const cards = [
    { symbol: LIST, text: t.prepare },
    { symbol: POWER, text: t.shutDown },
    { symbol: SWITCH, text: t.isolate },
    { symbol: PADLOCK, text: t.lock },
    { symbol: PRESSURE, text: t.release },
    { symbol: TICK, text: t.verify },
  ]
  return <StepCards cards={cards} columns={3} isOrdered />
}

const BREATH = 'M-30-8h34a9 9 0 1 0-9-9M-30 4h48a9 9 0 1 1-9 9M-30 16h22'
const FIRE = 'M2-28c3 15 18 21 18 37a19 19 0 0 1-38 0c0-10 6-14 8-23 6 3 8 8 9 12 4-7 6-15 3-26z'
const POISON = 'M-12-26h24M-7-26v16l-17 30a4 4 0 0 0 4 6h40a4 4 0 0 0 4-6L7-10v-16M-16 8h32'

/** The order of 1910.146(d)(5)(iii). */
export function TestOrder() {
  const t = useStore(figureMessages)
  const cards = [
    { symbol: BREATH, text: t.testOxygen },
    { symbol: FIRE, text: t.testFlammable },
    { symbol: POISON, text: t.testToxic },
  ]
  return <StepCards cards={cards} columns={3} isOrdered />
}

const PIN = 'M-36-6a11 11 0 1 1 22 0a11 11 0 1 1-22 0M-14-6H8M10-20h24M10 8h24M18-20V8M6 24h-36m9-7-9 7 9 7'
const NOZZLE =
  'M18 22C4 22 0 10 6-2c3 4 5 6 6 9 2-9 6-16 9-26 7 10 15 18 13 29-1 7-7 12-16 12zM-40 16h30m-9-8 9 8-9 8'
const HANDLE = 'M-28-4 26-22M-28 8h54M0-30v10m-6-5 6 6 6-6M0 28v-10m-6 5 6-6 6 6'
const SWEEP = 'M-32 12c14-30 50-30 64 0m-60-12-5 13 13 3m50-16 6 13-13 3'

/** Pull, aim, squeeze, sweep. */
export function ExtinguisherSteps() {
  const t = useStore(figureMessages)
  const cards = [
    { symbol: PIN, text: t.pullPin },
    { symbol: NOZZLE, text: t.aimLow },
    { symbol: HANDLE, text: t.squeeze },
    { symbol: SWEEP, text: t.sweep },
  ]
  return <StepCards cards={cards} columns={2} isOrdered />
}

const SPECTACLES =
  'M-34-8h26v8a13 13 0 0 1-26 0zM8-8h26v8a13 13 0 0 1-26 0zM-8-4q8-6 16 0M-34-8l-8-4v18l9-2M34-8l8-4v18l-9-2'
const GOGGLES =
  'M-36-16h72a6 6 0 0 1 6 6v18a14 14 0 0 1-14 14h-10q-6 0-10-6-8-8-16 0-4 6-10 6h-10a14 14 0 0 1-14-14v-18a6 6 0 0 1 6-6zM-42-6h-14M42-6h14'
const SHIELD = 'M-32-26h64v10h-64zM-30-16c-3 26 8 42 30 46 22-4 33-20 30-46M-18-4h15v7h-15zM3-4h15v7H3z'

/** What goes over the eyes for which hazard. */
export function EyeProtection() {
  const t = useStore(figureMessages)
  const cards = [
    { symbol: SPECTACLES, text: t.spectacles },
    { symbol: GOGGLES, text: t.goggles },
    { symbol: SHIELD, text: t.faceShield },
  ]
  return <StepCards cards={cards} columns={3} />
}
