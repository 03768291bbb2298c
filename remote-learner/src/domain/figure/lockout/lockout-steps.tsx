import { useStore } from '@nanostores/react'
import { StepCards } from '../step-cards.tsx'
import { lockoutFigureMessages } from './lockout.messages.ts'

const LIST = 'M-20-24h40v48h-40zM-11-11h22M-11 1h22M-11 13h13'
const POWER = 'M0-26V-2M-14-18a23 23 0 1 0 28 0'
const SWITCH = 'M-30 16h14L14-18M14 16h16M-16 8v16M14 8v16'
const PADLOCK = 'M-19-3h38v28h-38zM-11-3v-10a11 11 0 0 1 22 0v10M0 8v7'
const PRESSURE = 'M-30-20h16v44h-16zM-6-14c16 0 8 14 24 14m-7-7 8 7-8 7M-6 6c16 0 8 14 24 14m-7-7 8 7-8 7'
const TICK = 'm-22 2 15 17L24-20'

/** The order of 1910.147(d). */
export function LockoutSteps() {
  const t = useStore(lockoutFigureMessages)
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
