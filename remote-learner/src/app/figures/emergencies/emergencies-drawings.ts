import type { DrawingsOf } from '../drawing.ts'
import { ExtinguisherSteps } from './extinguisher-steps.tsx'
import type { emergencySizes } from './emergencies-sizes.ts'

export const drawings: DrawingsOf<typeof emergencySizes> = {
  'extinguisher-steps': ExtinguisherSteps,
}
