import { useStore } from '@nanostores/react'
import type { Animation } from '../drawing.ts'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { electricalFigureMessages } from './electrical.messages.ts'
import moves from './ground-fault.module.css'

/** What a breaker does not notice, and a GFCI does. */
export const groundFault: Animation = {
  Drawing: GroundFault,
  ends: [5, 10.5, 15, 20],
  useSteps: () => {
    const t = useStore(electricalFigureMessages)
    return [t.faultNone, t.faultPerson, t.faultBreaker, t.faultTrip]
  },
}

const OUT = 'M20 74H96M96 74H212V216H264V202'
const BACK = 'M274 202V228H196V120H20'
const FAULT = 'M280 176 322 188 350 152V216L330 304'

function GroundFault() {
  return (
    <>
      <path d="M4 310h392v12H4z" className={classes.ground} />
      <path d="M250 310q70-18 146-6v6z" className={own.water} />
      <Gfci />
      <path d="M20 74H96M134 74h78v142h52v-14M274 202v26h-78V120H20" className={classes.thin} />
      <Tool />
      <Worker />
      <path d={OUT} className={moves.out} />
      <path d={BACK} className={moves.back} />
      <path d={FAULT} className={moves.fault} />
      <g className={moves.balanced}>
        <path d="M78 148h36M78 162h36" className={classes.good} />
      </g>
      <g className={moves.missing}>
        <path d="M78 148h36M78 162h36M108 136 84 174" className={classes.bad} />
      </g>
      <Breaker />
    </>
  )
}

/** One switch in the wire out, and the two arrows that it compares. */
function Gfci() {
  const t = useStore(electricalFigureMessages)
  return (
    <>
      <rect x="44" y="34" width="104" height="152" rx="10" className={classes.frame} />
      <FigureText x={96} y={24} text={t.gfci} kind="strong" isMiddle />
      <circle cx="96" cy="74" r="5" className={classes.body} />
      <circle cx="134" cy="74" r="5" className={classes.body} />
      <g className={moves.lever}>
        <path d="M96 74h38" className={classes.line} />
      </g>
      <g className={moves.tripped}>
        <path d="m164 48 12 15 26-32" className={classes.good} />
      </g>
    </>
  )
}

function Breaker() {
  const t = useStore(electricalFigureMessages)
  return (
    <g className={moves.breaker}>
      <rect x="20" y="214" width="66" height="80" rx="6" className={own.metal} />
      <path d="M38 228h30v52H38z" className={own.hole} />
      <path d="M42 232h22v22H42z" className={classes.body} />
      <FigureText x={98} y={250} text={t.breaker} />
    </g>
  )
}

/** A drill in the hand, with a crack where the current gets out. */
function Tool() {
  return (
    <>
      <path d="M244 142h58v24h-18v34h-22v-34h-18zM228 150h16v8h-16z" className={own.amber} />
      <g className={moves.damage}>
        <path d="m292 136-8 12 10 4-8 14" className={own.redArc} />
      </g>
    </>
  )
}

function Worker() {
  return (
    <>
      <circle cx="350" cy="112" r="19" className={classes.body} />
      <path d="M350 142v74l-20 88M350 216l20 88M350 152l-28 36-44-8" className={classes.limb} />
    </>
  )
}
