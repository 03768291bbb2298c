import type { DrawingsOf } from '../drawing.ts'
import { FixedLadder } from './fixed-ladder.tsx'
import { LadderAndLine } from './ladder-and-line.tsx'
import { LadderAngle } from './ladder-angle.tsx'
import { LadderDamage } from './ladder-damage.tsx'
import { ladderSlide } from './ladder-slide.tsx'
import type { ladderSizes } from './ladders-sizes.ts'
import { LadderTypes } from './ladder-types.tsx'
import { ThreeContacts } from './three-contacts.tsx'

export const drawings: DrawingsOf<typeof ladderSizes> = {
  'ladder-types': LadderTypes,
  'ladder-damage': LadderDamage,
  'ladder-angle': LadderAngle,
  'ladder-slide': ladderSlide,
  'three-contacts': ThreeContacts,
  'ladder-and-line': LadderAndLine,
  'fixed-ladder': FixedLadder,
}
