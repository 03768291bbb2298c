import type { DrawingsOf } from '../drawing.ts'
import { GrinderGaps } from './grinder-gaps.tsx'
import { HazardZones } from './hazard-zones.tsx'
import type { machineSizes } from './machine-guarding-sizes.ts'

export const drawings: DrawingsOf<typeof machineSizes> = {
  'hazard-zones': HazardZones,
  'grinder-gaps': GrinderGaps,
}
