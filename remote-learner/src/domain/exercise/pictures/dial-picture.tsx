import drawings from '../../figure/figures.module.css'
import classes from './pictures.module.css'

interface Props {
  readonly min: number
  readonly max: number
  readonly value: number
}

/** From lower left over the top to lower right. */
const START_DEGREES = -120
const SWEEP_DEGREES = 240
const MARKS = Array.from({ length: 11 }, (_, index) => START_DEGREES + (index * SWEEP_DEGREES) / 10)

/** A round gauge. The slider below it says its value. */
export function DialPicture({ min, max, value }: Props) {
  const degrees = START_DEGREES + ((value - min) / (max - min)) * SWEEP_DEGREES
  return (
    <svg viewBox="-60 -60 120 100" className={classes.dial} aria-hidden="true">
      <circle r="56" className={drawings.ground} />
      {MARKS.map((mark) => (
        <path key={mark} d="M0-52v10" transform={`rotate(${mark})`} className={drawings.thin} />
      ))}
      <path d="M0 12V-44" transform={`rotate(${degrees})`} className={drawings.bad} />
      <circle r="6" className={drawings.body} />
    </svg>
  )
}
