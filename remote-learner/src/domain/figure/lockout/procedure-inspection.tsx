import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { Padlock } from '../kit/padlock.tsx'
import { Person } from '../kit/person.tsx'
import { lockoutFigureMessages } from './lockout.messages.ts'

/** One person locks out a machine by the procedure; another one watches, and certifies what the standard asks. */
export function ProcedureInspection() {
  const t = useStore(lockoutFigureMessages)
  const lines = [t.certificateMachine, t.certificateDate, t.certificateEmployees, t.certificateInspector]
  return (
    <>
      <path d="M4 214h228v12H4z" className={classes.ground} />
      <rect x="8" y="40" width="46" height="76" rx="4" className={own.metal} />
      <path d="M31 58v24" className={classes.accent} />
      <Padlock x={31} y={78} color="blue" scale={0.9} />
      <Person at={[88, 214]} pose="reach" isFacingLeft hat="blue" />
      <Person at={[190, 214]} pose="hold" isFacingLeft hat="red" />
      <path d="M148 128l22-6v34l-22 6z" className={classes.paper} />
      <path d="M152 138l14-4M152 146l14-4M152 154l14-4" className={own.ink} />
      <path d="M170 104H118m9-7-9 7 9 7" className={classes.measure} />
      <FigureText x={84} y={252} text={t.user} isMiddle />
      <FigureText x={166} y={44} text={t.inspector} isMiddle />
      <rect x="262" y="12" width="134" height="202" rx="6" className={classes.paper} />
      {lines.map((line, index) => (
        <g key={line}>
          <FigureText x={276} y={42 + index * 48} text={line} kind="printed" />
          <path d={`M276 ${58 + index * 48}h106`} className={own.ink} />
        </g>
      ))}
      <FigureText x={329} y={252} text={t.yearly} kind="strong" isMiddle />
    </>
  )
}
