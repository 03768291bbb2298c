import classes from '../../../figure/figures.module.css'
import type { SliderDrawing } from './slider-drawing.ts'

/** The gaps are 80 px to the inch, many times wider than the wheel. */
const INCH_PX = 80

export function GrinderSettings({ values: { rest = 0, tongue = 0 } }: SliderDrawing) {
  const restX = 209 + rest * INCH_PX
  const lift = tongue * INCH_PX * 0.71
  return (
    <>
      <path d="M60 236h130v14H60zM96 180h58v58H96z" className={classes.ground} />
      <path d="M186 38A108 108 0 1 0 186 212" className={classes.hood} />
      <circle cx="125" cy="125" r="84" className={classes.wheel} />
      <circle cx="125" cy="125" r="14" className={classes.ground} />
      <path d={`M${184 + lift} ${66 - lift}l30-18 10 16-30 18z`} className={classes.badge} />
      <path d={`M${restX} 130h104v18H${restX}z`} className={classes.badge} />
      <path d={`M209 138H${restX}`} className={classes.bad} />
      <path d={`M184 66l${lift} ${-lift}`} className={classes.bad} />
    </>
  )
}
