import classes from '../../../figure/figures.module.css'
import type { SliderDrawing } from './slider-drawing.ts'

const INCH_PX = 6

/** The end of a platform from the side, to scale: width, gap between two planks, distance to the wall. */
export function PlatformSettings({ values: { width = 0, gap = 0, wall = 0 } }: SliderDrawing) {
  const half = (width * INCH_PX) / 2
  const end = 300 - wall * INCH_PX
  const start = end - width * INCH_PX - gap * INCH_PX
  return (
    <>
      <path d="M300 20h80v180h-80z" className={classes.ground} />
      <path
        d={`M${start} 90h${half}v22h${-half}zM${start + half + gap * INCH_PX} 90h${half}v22h${-half}z`}
        className={classes.wood}
      />
      <path d={`M${start + 4} 112v88M${end - 4} 112v88`} className={classes.accent} />
      <path d={`M${end} 70h${wall * INCH_PX}m0-7v14M${end} 63v14`} className={classes.measure} />
    </>
  )
}
