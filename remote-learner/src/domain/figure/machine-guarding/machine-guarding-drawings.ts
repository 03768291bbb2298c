import type { DrawingsOf } from '../drawing.ts'
import { DressedForMachine } from './dressed-for-machine.tsx'
import { GrinderGaps } from './grinder-gaps.tsx'
import { GuardKinds } from './guard-kinds.tsx'
import { HazardZones } from './hazard-zones.tsx'
import { LockoutLine } from './lockout-line.tsx'
import type { machineSizes } from './machine-guarding-sizes.ts'
import { nipPoint } from './nip-point.tsx'
import { SafeDistance } from './safe-distance.tsx'

export const drawings: DrawingsOf<typeof machineSizes> = {
  'hazard-zones': HazardZones,
  'nip-point': nipPoint,
  'guard-kinds': GuardKinds,
  'safe-distance': SafeDistance,
  'grinder-gaps': GrinderGaps,
  'dressed-for-machine': DressedForMachine,
  'lockout-line': LockoutLine,
}
