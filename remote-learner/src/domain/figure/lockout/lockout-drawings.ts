import { EnergySources } from './energy-sources.tsx'
import { storedEnergy } from './stored-energy.tsx'
import { LockoutRoles } from './lockout-roles.tsx'
import { LockTagHasp } from './lock-tag-hasp.tsx'
import { groupLockbox } from './group-lockbox.tsx'
import { ProcedureInspection } from './procedure-inspection.tsx'
import type { DrawingsOf } from '../drawing.ts'
import { LockoutSteps } from './lockout-steps.tsx'
import type { lockoutSizes } from './lockout-sizes.ts'

export const drawings: DrawingsOf<typeof lockoutSizes> = {
  'lockout-steps': LockoutSteps,
  'energy-sources': EnergySources,
  'stored-energy': storedEnergy,
  'lockout-roles': LockoutRoles,
  'lock-tag-hasp': LockTagHasp,
  'group-lockbox': groupLockbox,
  'procedure-inspection': ProcedureInspection,
}
