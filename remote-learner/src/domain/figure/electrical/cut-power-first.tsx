import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { Person } from '../kit/person.tsx'
import { electricalFigureMessages } from './electrical.messages.ts'

/** A person hangs on a live drill: one helper pulls the plug, the other one is about to become a second victim. */
export function CutPowerFirst() {
  const t = useStore(electricalFigureMessages)
  return (
    <>
      <path d="M4 204h392v12H4z" className={classes.ground} />
      <path d="M4 20h12v184H4z" className={classes.ground} />
      <path d="M16 112h10v30H16z" className={own.metal} />
      <path d="M30 120h14v14H30z" className={own.red} />
      <path d="M44 127c30 40 6 70 50 70h96c24 0 8-62 28-68" className={classes.line} />
      <Person at={[78, 204]} pose="reach" isFacingLeft hat="green" />
      <path d="m74 30 14 15 26-32" className={classes.good} />
      <path d="M206 204q44-16 92 0z" className={own.water} />
      <path d="M214 120h24v10h-10v16h-10v-16h-4zM204 123h10v4h-10z" className={own.amber} />
      <Person at={[264, 204]} pose="reach" isFacingLeft hat="blue" />
      <path d="m232 62-9 16h14l-9 16M292 76l-8 14h12l-8 14" className={own.flow} />
      <g className={classes.faint}>
        <Person at={[336, 204]} pose="reach" isFacingLeft />
      </g>
      <path d="m310 26 44 44m0-44-44 44" className={classes.bad} />
      <FigureText x={86} y={244} text={t.cutFirst} kind="strong" isMiddle />
      <FigureText x={304} y={244} text={t.neverTouch} isMiddle />
    </>
  )
}
