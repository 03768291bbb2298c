import classes from '../../../figure/figures.module.css'
import type { SliderDrawing } from './slider-drawing.ts'

const FOOT_PX = 17
const TOP = 30

/** From the anchor down, to scale: free fall, stopping, body, reserve, and the level below. */
export function FallDistance({ values }: SliderDrawing) {
  const { fall = 0, stop = 0, body = 0, spare = 0, below = 0 } = values
  const parts = [fall, stop, body, spare]
  const zones = [classes.zone1, classes.zone2, classes.zone3, classes.zone4]
  const levelY = TOP + below * FOOT_PX
  return (
    <>
      <circle cx="140" cy={TOP} r="8" className={classes.badge} />
      <path d="M60 22h160" className={classes.line} />
      {parts.map((feet, index) => {
        const top = TOP + parts.slice(0, index).reduce((sum, each) => sum + each, 0) * FOOT_PX
        return <path key={index} d={`M120 ${top}h40v${feet * FOOT_PX}h-40z`} className={zones[index]} />
      })}
      <path d={`M20 ${levelY}h360v14H20z`} className={classes.ground} />
      <path d={`M250 ${TOP}v${below * FOOT_PX}m-8-10 8 10 8-10`} className={classes.measure} />
    </>
  )
}
