import classes from '../../../figure/figures.module.css'
import type { SliderDrawing } from './slider-drawing.ts'

const FOOT_PX = 7
const GROUND = 280

/** To scale, up to 38 ft: the line, the distance to keep around it, and a pole that a person holds upright. */
export function LineSafety({ values: { line = 0, distance = 0, pole = 0 } }: SliderDrawing) {
  const lineY = GROUND - line * FOOT_PX
  return (
    <>
      <path d="M8 280h384v14H8z" className={classes.ground} />
      <circle cx="200" cy={lineY} r={distance * FOOT_PX} className={classes.keepOut} />
      <path d={`M8 ${lineY}h384`} className={classes.wire} />
      <circle cx="176" cy="242" r="6" className={classes.body} />
      <path d="M176 250v14l-6 16m6-16 6 16m-6-26 18-4" className={classes.thin} />
      <path d={`M200 ${GROUND}v${-pole * FOOT_PX}`} className={classes.accent} />
    </>
  )
}
