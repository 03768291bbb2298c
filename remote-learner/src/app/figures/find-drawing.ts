import type { ComponentType } from 'react'
import type { LessonFigure } from '@platform/shared-contracts/rules'
import { FallClearance } from './fall-clearance.tsx'
import { GhsPictograms } from './ghs-pictograms.tsx'
import { GrinderGaps } from './grinder-gaps.tsx'
import { GuardrailHeights } from './guardrail-heights.tsx'
import { HazardZones } from './hazard-zones.tsx'
import { LabelParts } from './label-parts.tsx'
import { LadderAngle } from './ladder-angle.tsx'
import { LineDistances } from './line-distances.tsx'
import { RespiratorSeal } from './respirator-seal.tsx'
import { ScaffoldParts } from './scaffold-parts.tsx'
import { SharpsContainer } from './sharps-container.tsx'
import { ExtinguisherSteps, EyeProtection, LockoutSteps, TestOrder } from './step-drawings.tsx'

/** On a phone, the text of a drawing is then as large as the text of the lesson. */
export const DRAWING_WIDTH = 400

interface Drawing {
  readonly Drawing: ComponentType
  /** In the units of its viewBox, as the width. */
  readonly height: number
}

const DRAWINGS: Readonly<Record<LessonFigure, Drawing>> = {
  'ladder-angle': { Drawing: LadderAngle, height: 440 },
  'fall-clearance': { Drawing: FallClearance, height: 452 },
  'guardrail-heights': { Drawing: GuardrailHeights, height: 310 },
  'lockout-steps': { Drawing: LockoutSteps, height: 294 },
  'ghs-pictograms': { Drawing: GhsPictograms, height: 464 },
  'label-parts': { Drawing: LabelParts, height: 412 },
  'scaffold-parts': { Drawing: ScaffoldParts, height: 412 },
  'respirator-seal': { Drawing: RespiratorSeal, height: 308 },
  'hazard-zones': { Drawing: HazardZones, height: 350 },
  'grinder-gaps': { Drawing: GrinderGaps, height: 292 },
  'line-distances': { Drawing: LineDistances, height: 480 },
  'test-order': { Drawing: TestOrder, height: 142 },
  'extinguisher-steps': { Drawing: ExtinguisherSteps, height: 294 },
  'eye-protection': { Drawing: EyeProtection, height: 142 },
  'sharps-container': { Drawing: SharpsContainer, height: 336 },
}

/** `null` for a drawing that this release does not know yet. */
export function findDrawing(name: string): Drawing | null {
  return name in DRAWINGS ? DRAWINGS[name as LessonFigure] : null
}
