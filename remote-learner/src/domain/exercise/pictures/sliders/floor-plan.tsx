import classes from '../../../figure/figures.module.css'
import type { SliderDrawing } from './slider-drawing.ts'

const WIDTH_PX = 368

/** A long hall from above, to scale: the extinguishers, and how far each one reaches. */
export function FloorPlan({ values: { length = 1, first = 0, second = 0, reach = 75 } }: SliderDrawing) {
  const footPx = WIDTH_PX / length
  const at = (feet: number) => 16 + Math.min(Math.max(feet, 0), length) * footPx
  return (
    <>
      <path d={`M16 40h${WIDTH_PX}v120H16z`} className={classes.ground} />
      {[first, second].map((place, index) => (
        <path
          key={index}
          d={`M${at(place - reach)} ${index === 0 ? 48 : 102}H${at(place + reach)}v50H${at(place - reach)}z`}
          className={index === 0 ? classes.zone4 : classes.zone3}
        />
      ))}
      {[first, second].map((place, index) => (
        <path
          key={index}
          d={`M${at(place) - 7} ${index === 0 ? 52 : 106}h14v42h-14z`}
          className={classes.danger}
        />
      ))}
      <path d={`M16 176H${16 + WIDTH_PX}m0-7v14M16 169v14`} className={classes.measure} />
    </>
  )
}
