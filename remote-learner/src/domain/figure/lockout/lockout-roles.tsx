import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { Padlock } from '../kit/padlock.tsx'
import { Person } from '../kit/person.tsx'
import { lockoutFigureMessages } from './lockout.messages.ts'

/** A machine under lockout, and the three groups of people around it. */
export function LockoutRoles() {
  const t = useStore(lockoutFigureMessages)
  const people = [
    { x: 66, name: t.authorized, does: t.authorizedDoes },
    { x: 208, name: t.affected, does: t.affectedDoes },
    { x: 334, name: t.other, does: t.otherDoes },
  ]
  return (
    <>
      <path d="M4 194h392v12H4z" className={classes.ground} />
      <rect x="86" y="28" width="50" height="74" rx="4" className={own.metal} />
      <path d="M111 64 111 88" className={classes.accent} />
      <Padlock x={111} y={82} scale={0.9} />
      <path d="M136 50h22v62" className={classes.line} />
      <path d="M142 112h110v22H142zM154 134v60M240 134v60" className={own.metal} />
      <circle cx="158" cy="123" r="7" className={classes.wheel} />
      <circle cx="236" cy="123" r="7" className={classes.wheel} />
      <path d="M168 92h34v20h-34z" className={classes.wood} />
      <Person at={[66, 194]} pose="reach" hat="red" />
      <Person at={[272, 194]} pose="stop" isFacingLeft hat="blue" />
      <Person at={[352, 194]} pose="down" isFacingLeft />
      <path d="M312 176h-22m9-9-9 9 9 9" className={classes.measure} />
      {people.map(({ x, name, does }) => (
        <g key={name}>
          <FigureText x={x} y={234} text={name} kind="strong" isMiddle />
          <FigureText x={x} y={259} text={does} isMiddle />
        </g>
      ))}
    </>
  )
}
