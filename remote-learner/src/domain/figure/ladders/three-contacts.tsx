import { useStore } from '@nanostores/react'
import { Cross, Tick } from '../figure-parts.tsx'
import { FigureText } from '../figure-text.tsx'
import { ladderFigureMessages } from './ladders.messages.ts'
import classes from '../figures.module.css'

const RUNGS = [24, 60, 96, 132, 168, 204, 240, 276]

function Ladder() {
  return (
    <>
      {RUNGS.map((y) => (
        <path key={y} d={`M-42 ${y}h84`} className={classes.line} />
      ))}
      <path d="M-42 306V8M42 306V8" className={classes.accent} />
    </>
  )
}

/** A climber from behind: what holds is ringed, and the buckle shows where the weight is. */
export function ThreeContacts() {
  const t = useStore(ladderFigureMessages)
  return (
    <>
      <g transform="translate(98 0)">
        <Ladder />
        <circle cy="86" r="15" className={classes.body} />
        <path
          d="M0 110v70M0 116l-26-22 0-34M0 116l28-16 4-40M0 180l-22 26 2 34M0 180l22 40-2 56"
          className={classes.limb}
        />
        <path d="M50 54c16-10 16-28 2-40m-2 10 0-12 12 2" className={classes.measure} />
        <circle cx="-26" cy="60" r="16" className={classes.good} />
        <circle cx="-20" cy="240" r="16" className={classes.good} />
        <circle cx="20" cy="276" r="16" className={classes.good} />
        <path d="M-8 172H8v14H-8z" className={classes.badge} />
      </g>
      <g transform="rotate(9 288 306) translate(246 0)">
        <Ladder />
        <circle cx="70" cy="96" r="15" className={classes.body} />
        <path
          d="M64 118l-8 66M64 124 36 112 34 96M66 124l32 6 14-18M56 184 26 206 22 240M56 184l-20 44 2 48"
          className={classes.limb}
        />
        <path d="M48 176h16v14H48z" className={classes.badge} />
        <path d="M56 196v40m-8-10 8 10 8-10" className={classes.bad} />
      </g>
      <path d="M4 306h392v12H4z" className={classes.ground} />
      <Tick at={[98, 342]} />
      <Cross at={[298, 340]} />
      <FigureText x={98} y={384} text={t.threeHold} isMiddle />
      <FigureText x={300} y={384} text={t.buckleOutside} isMiddle />
    </>
  )
}
