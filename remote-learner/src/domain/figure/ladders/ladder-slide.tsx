import { useStore } from '@nanostores/react'
import { ladderFigureMessages } from './ladders.messages.ts'
import classes from '../figures.module.css'
import own from './ladder-slide.module.css'

const RUNGS = Array.from({ length: 13 }, (_, index) => 18 + index * 17)

/** One ladder at one wall: at the right angle, too flat and too steep. Its foot is at the origin of its own group. */
function LadderSlide() {
  return (
    <>
      <path d="M310 60h82v224h-82z" className={classes.ground} />
      <path d="M4 284h388v14H4z" className={classes.ground} />
      <g className={own.ladder}>
        {RUNGS.map((x) => (
          <path key={x} d={`M${x}-6V6`} className={classes.line} />
        ))}
        <path d="M0-6h240M0 6h240" className={classes.accent} />
        <circle cx="178" cy="-34" r="12" className={classes.body} />
        <path d="M160-32h-42M158-30l10 22M118-32 98-22 86-8M118-32 108-16 102-8" className={classes.limb} />
      </g>
      <path d="M250 320h60m-60-8v16m60-16v16" className={`${classes.good} ${own.right}`} />
      <path d="M160 320h150m-150-8v16m150-16v16" className={`${classes.bad} ${own.flat}`} />
      <path d="M284 320h26m-26-8v16m26-16v16" className={`${classes.bad} ${own.steep}`} />
      <path d="M150 262H84m16-14-16 14 16 14" className={`${classes.bad} ${own.slides}`} />
      <path d="M226 40c-50 0-90 26-112 62m-2-22 0 24 22-6" className={`${classes.bad} ${own.tips}`} />
    </>
  )
}

function useSteps() {
  const t = useStore(ladderFigureMessages)
  return [t.slideRight, t.slideFlat, t.slideGoes, t.slideSteep]
}

export const ladderSlide = { Drawing: LadderSlide, ends: [3, 6, 9, 13], useSteps }
