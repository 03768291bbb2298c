import classes from '../../../figure/figures.module.css'
import type { SliderDrawing } from './slider-drawing.ts'

const FOOT_PX = 15
const WALL = 250
const GROUND = 370

/** To scale: working length along the ladder, foot away from the wall, rails above the landing. */
export function LadderSetting({ values: { length = 0, base = 0, above = 0 } }: SliderDrawing) {
  const height = Math.sqrt(Math.max(0, length ** 2 - base ** 2))
  const top = GROUND - height * FOOT_PX
  const foot = WALL - base * FOOT_PX
  const share = length === 0 ? 0 : above / length
  const [riseX, riseY] = [base * FOOT_PX * share, height * FOOT_PX * share]
  return (
    <>
      <path d="M8 370h384v18H8z" className={classes.ground} />
      <path d={`M${WALL} ${top}h142v${GROUND - top}H${WALL}z`} className={classes.ground} />
      <path d={`M${WALL - 6} ${top}h148v8H${WALL - 6}z`} className={classes.zone4} />
      <path d={`M${foot} ${GROUND}L${WALL} ${top}`} className={classes.accent} />
      <path d={`M${WALL} ${top}l${riseX} ${-riseY}`} className={classes.line} />
      <path d={`M${foot} 382h${base * FOOT_PX}m0-7v14M${foot} 375v14`} className={classes.measure} />
    </>
  )
}
