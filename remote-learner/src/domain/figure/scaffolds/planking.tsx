import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { scaffoldFigureMessages } from './scaffolds.messages.ts'
import classes from '../figures.module.css'

/** To scale, 5 units an inch. Above, the platform from its end; below, along its length. */
export function Planking() {
  const t = useStore(scaffoldFigureMessages)
  return (
    <>
      <path d="M4 44h36v116H4z" className={classes.ground} />
      <path d="M110 104h45v9h-45zM160 104h45v9h-45z" className={classes.wood} />
      <path d="M104 116h107" className={classes.wire} />
      <path d="M40 132h70m-70-8v16m70-16v16" className={classes.measure} />
      <path d="M110 78h95m-95-8v16m95-16v16" className={classes.measure} />
      <path d="M157 100 196 32" className={classes.measure} />
      <FigureText x={75} y={166} text={t.toTheWork} isMiddle />
      <FigureText x={204} y={28} text={t.plankGap} />
      <FigureText x={222} y={84} text={t.platformWidth} kind="strong" />
      <path d="M4 206h392" className={`${classes.thin} ${classes.dashed}`} />

      <circle cx="72" cy="318" r="9" className={classes.ground} />
      <circle cx="242" cy="318" r="9" className={classes.ground} />
      <path d="M72 332v52M242 332v52" className={classes.line} />
      <path d="M32 300h240v9H32z" className={classes.wood} />
      <path d="M212 290h180v9H212z" className={classes.wood} />
      <path d="M32 278h40m-40-8v16m40-16v16" className={classes.measure} />
      <path d="M212 268h60m-60-8v16m60-16v16" className={classes.measure} />
      <FigureText x={4} y={232} text={t.plankEnd} />
      <FigureText x={242} y={232} text={t.plankOverlap} isMiddle />
    </>
  )
}
