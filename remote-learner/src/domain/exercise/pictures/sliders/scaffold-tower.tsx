import classes from '../../../figure/figures.module.css'
import type { SliderDrawing } from './slider-drawing.ts'

const FOOT_PX = 7
const GROUND = 340
const WALL = 290

/** To scale: a tower beside a building, and its ties. */
export function ScaffoldTower({ values: { height = 0, width = 0, tie = 0, upper = 0 } }: SliderDrawing) {
  const left = WALL - 30 - width * FOOT_PX
  const top = GROUND - height * FOOT_PX
  const levels = Array.from(
    { length: Math.floor(height / 6.5) },
    (_, index) => GROUND - (index + 1) * 6.5 * FOOT_PX,
  )
  return (
    <>
      <path d="M8 340h384v14H8z" className={classes.ground} />
      <path d={`M${WALL} 20h100v320H${WALL}z`} className={classes.ground} />
      <path d={`M${left} ${GROUND}V${top}M${WALL - 30} ${GROUND}V${top}`} className={classes.accent} />
      {levels.map((y) => (
        <path key={y} d={`M${left} ${y}H${WALL - 30}`} className={classes.line} />
      ))}
      {[tie, upper].map((feet, index) => (
        <path key={index} d={`M${WALL - 30} ${GROUND - feet * FOOT_PX}H${WALL}`} className={classes.bad} />
      ))}
    </>
  )
}
