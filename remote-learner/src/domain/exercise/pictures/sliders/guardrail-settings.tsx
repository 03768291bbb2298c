import classes from '../../../figure/figures.module.css'
import type { SliderDrawing } from './slider-drawing.ts'

const INCH_PX = 4.6
const FLOOR = 270

/** To scale: a person 70 in tall would reach out of the picture, so only the rails and the floor are shown. */
export function GuardrailSettings({ values: { top = 0, mid = 0, toe = 0 } }: SliderDrawing) {
  const at = (inches: number) => FLOOR - inches * INCH_PX
  return (
    <>
      <path d={`M8 ${FLOOR}h384v20H8z`} className={classes.ground} />
      <path
        d={`M60 ${FLOOR}V${at(top) - 6}M200 ${FLOOR}V${at(top) - 6}M340 ${FLOOR}V${at(top) - 6}`}
        className={classes.line}
      />
      <path d={`M30 ${at(top)}h340M30 ${at(mid)}h340`} className={classes.accent} />
      <path d={`M30 ${at(toe)}h340V${FLOOR}H30z`} className={classes.badge} />
    </>
  )
}
