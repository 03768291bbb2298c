import classes from '../../../figure/figures.module.css'
import type { SliderDrawing } from './slider-drawing.ts'

const INCH_PX = 9

/** To scale: where the light curtain stands, and how far a hand gets before the press has stopped. */
export function StoppingDistance({ values: { curtain = 0, needed = 0 } }: SliderDrawing) {
  return (
    <>
      <path d="M340 20h50v120h-50z" className={classes.danger} />
      <path
        d={`M${340 - needed * INCH_PX} 64h${needed * INCH_PX}v32h${-needed * INCH_PX}z`}
        className={classes.band}
      />
      <path d={`M${340 - curtain * INCH_PX} 20v120`} className={`${classes.good} ${classes.dashed}`} />
      <path d={`M${340 - curtain * INCH_PX} 152H340`} className={classes.measure} />
    </>
  )
}
