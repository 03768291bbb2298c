import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { Person } from '../kit/person.tsx'
import { ladderFigureMessages } from './ladders.messages.ts'
import classes from '../figures.module.css'

const RUNGS = Array.from({ length: 17 }, (_, index) => (index + 0.6) / 17)
const FOOT = { x: 150, y: 370 }
/** From the foot to the top of the rails; the support is where 279 of the 333 px of height are reached. */
const REACH = { x: 86, y: 333 }
/** Toes at the feet of the ladder, arms straight out: the test of the angle. */
const ARMS_OUT = 'M0-76v38l-4 38m4-38 9 38m-9-72 40-3'

/** To scale, 18 px a foot: 16 ft of working length, the foot 4 ft out, the rails 3 ft above the landing. */
export function LadderAngle() {
  const t = useStore(ladderFigureMessages)
  return (
    <>
      <path d="M8 370h384v18H8z" className={classes.ground} />
      <path d="M226 91h166v279H226z" className={classes.ground} />
      <path d="M216 91h176v12H216z" className={classes.zone4} />
      {RUNGS.map((at) => (
        <path
          key={at}
          d={`M${FOOT.x - 5 + REACH.x * at} ${FOOT.y - REACH.y * at}h14`}
          className={classes.line}
        />
      ))}
      <path d="M145 370 216 91M160 370 231 91" className={classes.accent} />
      <path d="m216 91 14-54m1 54 14-54" className={classes.line} />
      <Person at={[133, 368]} limbs={ARMS_OUT} head={[0, -92]} />
      <path d="M150 402h76m-76-7v14m76-14v14" className={classes.measure} />
      <FigureText x={188} y={430} text={t.base} kind="strong" isMiddle />
      <path d="M264 37v54m-7-54h14m-14 54h14" className={classes.measure} />
      <FigureText x={278} y={36} text={t.threeFeet} kind="strong" />
      <FigureText x={278} y={60} text={t.landing} />
      <path d="M118 168h66" className={classes.measure} />
      <FigureText x={8} y={162} text={t.sixteenFeet} kind="strong" />
      <FigureText x={8} y={186} text={t.workingLength} />
      <FigureText x={310} y={236} text={t.fourToOne} kind="strong" isMiddle />
      <FigureText x={8} y={284} text={t.armTest} />
    </>
  )
}
