import type { DrawingsOf } from '../drawing.ts'
import { FallClearance } from './fall-clearance.tsx'
import type { fallSizes } from './fall-protection-sizes.ts'
import { fallUnfolds } from './fall-unfolds.tsx'
import { GuardrailHeights } from './guardrail-heights.tsx'
import { HangingAndStanding } from './hanging-and-standing.tsx'
import { HarnessFit } from './harness-fit.tsx'
import { TrainingCertification } from './training-certification.tsx'
import { TriggerHeights } from './trigger-heights.tsx'

export const drawings: DrawingsOf<typeof fallSizes> = {
  'trigger-heights': TriggerHeights,
  'guardrail-heights': GuardrailHeights,
  'fall-clearance': FallClearance,
  'fall-unfolds': fallUnfolds,
  'harness-fit': HarnessFit,
  'hanging-and-standing': HangingAndStanding,
  'training-certification': TrainingCertification,
}
