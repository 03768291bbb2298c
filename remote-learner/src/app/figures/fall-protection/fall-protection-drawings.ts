import type { DrawingsOf } from '../drawing.ts'
import { FallClearance } from './fall-clearance.tsx'
import { GuardrailHeights } from './guardrail-heights.tsx'
import type { fallSizes } from './fall-protection-sizes.ts'

export const drawings: DrawingsOf<typeof fallSizes> = {
  'guardrail-heights': GuardrailHeights,
  'fall-clearance': FallClearance,
}
