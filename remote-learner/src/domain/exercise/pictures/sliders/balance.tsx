import classes from '../../../figure/figures.module.css'
import type { SliderDrawing } from './slider-drawing.ts'

const WIDTH_PX = 360

/** What there is (`have`) above what is allowed (`limit`), to one scale; red beyond it. */
export function Balance({ values: { have = 0, limit = 0 } }: SliderDrawing) {
  const scale = WIDTH_PX / Math.max(have, limit, 1)
  const end = 20 + limit * scale
  return (
    <>
      <path d={`M20 24h${have * scale}v34H20z`} className={have > limit ? classes.danger : classes.zone3} />
      <path d={`M20 70h${limit * scale}v34H20z`} className={classes.zone4} />
      <path d={`M${end} 12v104`} className={`${classes.line} ${classes.dashed}`} />
    </>
  )
}
