import type { DrawingsOf } from '../drawing.ts'
import type { emergencySizes } from './emergencies-sizes.ts'
import { EvacuationPlan } from './evacuation-plan.tsx'
import { ExtinguisherSteps } from './extinguisher-steps.tsx'
import { Eyewash } from './eyewash.tsx'
import { headCount } from './head-count.tsx'
import { WhichWay } from './which-way.tsx'

export const drawings: DrawingsOf<typeof emergencySizes> = {
  'which-way': WhichWay,
  'evacuation-plan': EvacuationPlan,
  'head-count': headCount,
  'extinguisher-steps': ExtinguisherSteps,
  eyewash: Eyewash,
}
