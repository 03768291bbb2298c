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
import classes from './figures.module.css'

/** All drawings are 400 wide, so that on a phone their text is as large as the text of the lesson. */
const DRAWINGS: Readonly<Record<LessonFigure, { Drawing: ComponentType; viewBox: string }>> = {
  'ladder-angle': { Drawing: LadderAngle, viewBox: '0 0 400 440' },
  'fall-clearance': { Drawing: FallClearance, viewBox: '0 0 400 452' },
  'guardrail-heights': { Drawing: GuardrailHeights, viewBox: '0 0 400 310' },
  'lockout-steps': { Drawing: LockoutSteps, viewBox: '0 0 400 294' },
  'ghs-pictograms': { Drawing: GhsPictograms, viewBox: '0 0 400 464' },
  'label-parts': { Drawing: LabelParts, viewBox: '0 0 400 412' },
  'scaffold-parts': { Drawing: ScaffoldParts, viewBox: '0 0 400 412' },
  'respirator-seal': { Drawing: RespiratorSeal, viewBox: '0 0 400 308' },
  'hazard-zones': { Drawing: HazardZones, viewBox: '0 0 400 350' },
  'grinder-gaps': { Drawing: GrinderGaps, viewBox: '0 0 400 292' },
  'line-distances': { Drawing: LineDistances, viewBox: '0 0 400 480' },
  'test-order': { Drawing: TestOrder, viewBox: '0 0 400 142' },
  'extinguisher-steps': { Drawing: ExtinguisherSteps, viewBox: '0 0 400 294' },
  'eye-protection': { Drawing: EyeProtection, viewBox: '0 0 400 142' },
  'sharps-container': { Drawing: SharpsContainer, viewBox: '0 0 400 336' },
}

interface Props {
  readonly name: string
  readonly alt: string
  readonly caption: string
}

/** Renders a drawing by its name. If this release does not know the drawing yet, shows its text alternative. */
export function LessonDrawing({ name, alt, caption }: Props) {
  const drawing = name in DRAWINGS ? DRAWINGS[name as LessonFigure] : null
  return (
    <figure className={classes.figure}>
      {drawing ? (
        <svg viewBox={drawing.viewBox} role="img" aria-label={alt} className={classes.drawing}>
          <drawing.Drawing />
        </svg>
      ) : (
        <p>{alt}</p>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
