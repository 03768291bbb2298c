import { EntryPlane } from './entry-plane.tsx'
import { gasLevels } from './gas-levels.tsx'
import { PermitRoles } from './permit-roles.tsx'
import { ReadyToEnter } from './ready-to-enter.tsx'
import { Retrieval } from './retrieval.tsx'
import { SewerFlood } from './sewer-flood.tsx'
import type { DrawingsOf } from '../drawing.ts'
import { TestOrder } from './test-order.tsx'
import type { confinedSpaceSizes } from './confined-spaces-sizes.ts'

export const drawings: DrawingsOf<typeof confinedSpaceSizes> = {
  'test-order': TestOrder,
  'entry-plane': EntryPlane,
  'gas-levels': gasLevels,
  'permit-roles': PermitRoles,
  'ready-to-enter': ReadyToEnter,
  retrieval: Retrieval,
  'sewer-flood': SewerFlood,
}
