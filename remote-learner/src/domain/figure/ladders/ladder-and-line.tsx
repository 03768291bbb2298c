import { useStore } from '@nanostores/react'
import { Cross, Tick } from '../figure-parts.tsx'
import { FigureText } from '../figure-text.tsx'
import { Person } from '../kit/person.tsx'
import { ladderFigureMessages } from './ladders.messages.ts'
import classes from '../figures.module.css'

const CARRYING = 'M0-80v40l-14 40m14-40 14 40M0-72l18 12 12-16'
const RUNGS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

/** To scale, 9 units a foot: a wire 28 ft up, the 10 ft around it, and a 20 ft ladder upright and level. */
export function LadderAndLine() {
  const t = useStore(ladderFigureMessages)
  return (
    <g transform="translate(0 8)">
      <path d="M4 340h392v12H4z" className={classes.ground} />
      <path d="M34 340V62M14 78h136" className={classes.wire} />
      <circle cx="136" cy="88" r="90" className={classes.keepOut} />
      <path d="M136 78v10" className={classes.line} />
      <circle cx="136" cy="88" r="7" className={classes.danger} />
      <path d="M136 88 222 62" className={classes.measure} />
      <FigureText x={240} y={56} text={t.tenFeet} kind="strong" />
      <FigureText x={240} y={80} text={t.aroundTheLine} />
      <path d="M160 322V142M170 322V142" className={classes.bad} />
      {RUNGS.map((at) => (
        <path key={at} d={`M160 ${322 - 180 * at}h10`} className={classes.line} />
      ))}
      <Person at={[146, 340]} limbs="M0-80v40l-10 40m10-40 10 40M0-72l20 16 14-8" scale={0.49} hat="brand" />
      <path d="M208 300h180M208 310h180" className={classes.good} />
      {RUNGS.map((at) => (
        <path key={at} d={`M${208 + 180 * at} 300v10`} className={classes.line} />
      ))}
      <Person at={[232, 340]} limbs={CARRYING} scale={0.49} hat="brand" />
      <Person at={[356, 340]} limbs={CARRYING} scale={0.49} hat="brand" />
      <Cross at={[110, 378]} />
      <Tick at={[298, 378]} />
      <FigureText x={110} y={418} text={t.upright} isMiddle />
      <FigureText x={298} y={418} text={t.lowered} isMiddle />
    </g>
  )
}
