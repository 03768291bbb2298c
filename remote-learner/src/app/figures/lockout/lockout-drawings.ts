import type { DrawingsOf } from '../drawing.ts'
import { LockoutSteps } from './lockout-steps.tsx'
import type { lockoutSizes } from './lockout-sizes.ts'

export const drawings: DrawingsOf<typeof lockoutSizes> = {
  'lockout-steps': LockoutSteps,
}
