import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { Person } from '../kit/person.tsx'
import { electricalFigureMessages } from './electrical.messages.ts'

/** To scale, 6 units a foot: an excavator at a line 25 ft above the ground, and the distance that others keep. */
export function TouchedLine() {
  const t = useStore(electricalFigureMessages)
  return (
    <>
      <path d="M4 234h392v84H4z" className={classes.ground} />
      {[40, 70, 98].map((radius) => (
        <ellipse key={radius} cx="104" cy="262" rx={radius} ry={radius / 4} className={own.ring} />
      ))}
      <path d="M22 260V58M378 260V58M10 72h24M366 72h24" className={classes.wire} />
      <path d="M22 104q178 16 356 0" className={classes.line} />
      <Excavator />
      <path d="m132 92 9-22M150 94l18-18M122 96l-8-20" className={own.flow} />
      <Person at={[356, 262]} pose="stop" scale={0.33} isFacingLeft />
      <path d="M140 290h210m-210-8v16m210-16v16" className={classes.measure} />
      <FigureText x={245} y={312} text={t.awayDistance} kind="strong" isMiddle />
      <FigureText x={160} y={176} text={t.stayIn} kind="strong" />
      <path d="M156 172 92 216" className={classes.measure} />
      <FigureText x={396} y={210} text={t.stayAway} isEnd />
    </>
  )
}

function Excavator() {
  return (
    <>
      <path d="M64 244h76a9 9 0 0 1 0 18H64a9 9 0 0 1 0-18z" className={own.metal} />
      <path d="M68 222h64v22H68z" className={own.amber} />
      <path d="M76 196h30v28H76z" className={own.lens} />
      <circle cx="90" cy="209" r="5" className={own.pointer} />
      <path d="M116 226 98 150 140 111" className={own.boom} />
      <path d="m140 108 12 8-6 16-14-8z" className={own.metal} />
    </>
  )
}
