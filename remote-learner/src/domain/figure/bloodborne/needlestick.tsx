import { useStore } from '@nanostores/react'
import type { Animation } from '../drawing.ts'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { NumberBadge } from '../kit/number-badge.tsx'
import { Person } from '../kit/person.tsx'
import { bloodborneFigureMessages } from './bloodborne.messages.ts'
import moves from './needlestick.module.css'

/** What a needle does in a second, and the first minutes after it. */
export const needlestick: Animation = {
  Drawing: Needlestick,
  ends: [5, 10, 15, 20],
  useSteps: () => {
    const t = useStore(bloodborneFigureMessages)
    return [t.stickEnters, t.stickWash, t.stickReport, t.stickGo]
  },
}

function Needlestick() {
  return (
    <>
      <Finger />
      <g className={moves.water}>
        <path d="M296 20h64v24h-64zM296 26h-44q-14 0-14 14v14" className={classes.hood} />
        <path d="M230 62v44M238 62v50M246 62v44" className={own.stream} />
        <circle cx="216" cy="118" r="8" className={classes.paper} />
        <circle cx="258" cy="116" r="10" className={classes.paper} />
        <circle cx="238" cy="124" r="7" className={classes.paper} />
        <NumberBadge x={378} y={92} number={2} />
      </g>
      <g className={moves.report}>
        <Phone />
      </g>
      <g className={moves.go}>
        <Clinic />
      </g>
    </>
  )
}

/** A gloved finger, pierced by a used needle. */
function Finger() {
  return (
    <>
      <path d="M4 92h214q46 0 46 38t-46 38H4z" className={own.blue} />
      <path d="M4 100h210q40 0 40 30t-40 30H4z" className={own.skin} />
      <path d="M4 126h180q24 0 30 8" className={own.vein} />
      <g className={moves.wound}>
        <path d="M232 98 216 132" className={own.redArc} />
      </g>
      {[0, 1, 2].map((index) => (
        <g key={index} className={moves.virus}>
          <circle cx={206 - index * 26} cy={128 - index * 3} r="6" className={own.red} />
        </g>
      ))}
      <g className={moves.needle}>
        <path d="M222 122 262 70" className={classes.line} />
        <path d="M254 68 268 80 312 32 298 20z" className={own.water} />
        <path d="M254 68 268 80 312 32 298 20zM305 26l18-20M312 0l22 14" className={classes.line} />
      </g>
      <NumberBadge x={26} y={66} number={1} />
    </>
  )
}

/** A call at night. */
function Phone() {
  return (
    <>
      <rect x="66" y="216" width="58" height="100" rx="10" className={own.metal} />
      <path d="M74 228h42v66H74z" className={classes.paper} />
      <circle cx="95" cy="305" r="5" className={own.hole} />
      <path d="M88 246q-4 26 18 32l6-9-9-6-5 4q-6-4-6-12l6-3-2-10z" className={own.red} />
      <path d="M136 236q14 16 0 34M150 226q22 26 0 54" className={classes.accent} />
      <path d="M40 210a20 20 0 1 0 16 28 17 17 0 0 1-16-28z" className={own.amber} />
      <NumberBadge x={26} y={290} number={3} />
    </>
  )
}

function Clinic() {
  return (
    <>
      <path d="M176 316h220v10H176z" className={classes.ground} />
      <path d="M294 216h94v100h-94z" className={own.metal} />
      <path d="M332 228h18v14h14v18h-14v14h-18v-14h-14v-18h14z" className={own.red} />
      <path d="M328 284h26v32h-26z" className={own.hole} />
      <g className={moves.walker}>
        <Person at={[264, 316]} pose="down" scale={0.8} />
      </g>
      <NumberBadge x={210} y={234} number={4} />
    </>
  )
}
