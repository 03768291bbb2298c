import type { DrawingsOf } from '../drawing.ts'
import { LadderAngle } from './ladder-angle.tsx'
import type { ladderSizes } from './ladders-sizes.ts'

export const drawings: DrawingsOf<typeof ladderSizes> = {
  'ladder-angle': LadderAngle,
}
