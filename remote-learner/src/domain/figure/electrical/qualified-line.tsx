import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { Person } from '../kit/person.tsx'
import { electricalFigureMessages } from './electrical.messages.ts'

/** An open panel with live parts: one qualified person at it, and what keeps everyone else away. */
export function QualifiedLine() {
  const t = useStore(electricalFigureMessages)
  return (
    <>
      <path d="M4 204h392v12H4z" className={classes.ground} />
      <path d="M10 36h76v168H10z" className={own.metal} />
      <path d="M18 44h60v152H18z" className={own.hole} />
      <path d="M30 58h8v116h-8zM44 58h8v116h-8zM58 58h8v116h-8z" className={own.red} />
      <path d="m52 4-10 18h14l-10 18" className={own.flow} />
      <Person at={[122, 204]} pose="reach" isFacingLeft hat="amber" />
      <path d="M110 84q-8 12-2 24" className={classes.measure} />
      <circle cx="86" cy="124" r="7" className={own.amber} />
      <circle cx="90" cy="140" r="7" className={own.amber} />
      <path d="M178 152v52M232 152v52" className={classes.line} />
      <path d="M166 134h78v22h-78z" className={own.amber} />
      <path d="M178 134 168 156M198 134l-10 22M218 134l-10 22M238 134l-10 22" className={own.ink} />
      <Person at={[262, 204]} pose="stop" hat="red" />
      <Person at={[342, 204]} pose="down" />
      <path d="M372 176h22m-8-8 8 8-8 8" className={classes.measure} />
      <FigureText x={78} y={242} text={t.qualified} isMiddle kind="strong" />
      <FigureText x={213} y={242} text={t.attendant} isMiddle />
      <FigureText x={336} y={242} text={t.unqualified} isMiddle />
    </>
  )
}
