import type { ComponentType } from 'react'
import type { LessonFigure } from '@platform/shared-contracts/rules'
import { FallClearance } from './fall-clearance.tsx'
import { GhsPictograms } from './ghs-pictograms.tsx'
import { LadderAngle } from './ladder-angle.tsx'
import { LockoutSteps } from './lockout-steps.tsx'
import { RespiratorSeal } from './respirator-seal.tsx'
import { ScaffoldParts } from './scaffold-parts.tsx'
import classes from './figures.module.css'

const DRAWINGS: Readonly<Record<LessonFigure, { Drawing: ComponentType; viewBox: string }>> = {
  'ladder-angle': { Drawing: LadderAngle, viewBox: '0 0 510 330' },
  'fall-clearance': { Drawing: FallClearance, viewBox: '0 0 500 420' },
  'lockout-steps': { Drawing: LockoutSteps, viewBox: '0 0 480 290' },
  'ghs-pictograms': { Drawing: GhsPictograms, viewBox: '0 0 480 450' },
  'scaffold-parts': { Drawing: ScaffoldParts, viewBox: '0 0 480 380' },
  'respirator-seal': { Drawing: RespiratorSeal, viewBox: '0 0 480 290' },
}

interface Props {
  readonly name: string
  readonly alt: string
  readonly caption: string
}

/** A drawing by its name; one that this release does not know yet is told in words. */
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
