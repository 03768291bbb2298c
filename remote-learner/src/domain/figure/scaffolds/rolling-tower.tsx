import { useStore } from '@nanostores/react'
import { Cross, Tick } from '../figure-parts.tsx'
import { FigureText } from '../figure-text.tsx'
import { Person } from '../kit/person.tsx'
import { scaffoldFigureMessages } from './scaffolds.messages.ts'
import classes from '../figures.module.css'

const LOW = 'M0-80v40l-16 40m16-40 4 40M0-72l30 16M0-72l28 26'
const REACHING_UP = 'M0-80v40l-12 40m12-40 6 40M0-74l22-34M0-72l24-28'

/** A tower 5 ft wide and 10 ft high, 16 units a foot; its left foot is the origin. */
function Tower() {
  return (
    <>
      <path
        d="M6-14v-200M74-14v-200M6-60h68M6-110h68M6-24 74-110M74-24 6-110M6-110 74-170M74-110 6-170"
        className={classes.thin}
      />
      <path d="M0-178h80v9H0z" className={classes.badge} />
      <path d="M6-214h68M6-196h68" className={classes.accent} />
      <circle cx="6" cy="-9" r="9" className={classes.wheel} />
      <circle cx="74" cy="-9" r="9" className={classes.wheel} />
    </>
  )
}

/** To scale, 16 units a foot: the same tower pushed low and empty, and pushed high with someone on it. */
export function RollingTower() {
  const t = useStore(scaffoldFigureMessages)
  return (
    <>
      <path d="M4 330h392v12H4z" className={classes.ground} />
      <g transform="translate(58 330)">
        <Tower />
      </g>
      <Person at={[30, 330]} limbs={LOW} scale={0.9} hat="brand" />
      <path d="M152 330v-80m-8 80h16m-16-80h16" className={classes.measure} />
      <FigureText x={162} y={296} text={t.fiveFeet} kind="strong" />
      <g transform="rotate(9 360 330) translate(286 330)">
        <Tower />
        <Person at={[44, -178]} scale={0.72} hat="brand" />
      </g>
      <path d="M228 330h40v-58h-40z" className={classes.wood} />
      <Person at={[246, 272]} limbs={REACHING_UP} scale={0.9} hat="brand" />
      <path d="M274 150h34m-10-8 10 8-10 8" className={classes.bad} />
      <Tick at={[98, 366]} />
      <Cross at={[306, 364]} />
      <FigureText x={98} y={408} text={t.pushLow} isMiddle />
      <FigureText x={304} y={408} text={t.pushHigh} isMiddle />
      <FigureText x={200} y={470} text={t.wheelsLocked} kind="strong" isMiddle />
    </>
  )
}
