import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { electricalFigureMessages } from './electrical.messages.ts'
import classes from '../figures.module.css'

/** To scale, 10 px a foot: a wire 32 ft above the ground, and the 10 ft around it in which nothing of yours may be. */
export function LineDistances() {
  const t = useStore(electricalFigureMessages)
  return (
    <>
      <path d="M4 430h392v14H4z" className={classes.ground} />
      <path d="M96 430V58M60 78h100" className={classes.wire} />
      <circle cx="146" cy="112" r="100" className={classes.keepOut} />
      <path d="M146 78v28" className={classes.line} />
      <circle cx="146" cy="112" r="7" className={classes.danger} />
      <path d="M146 112 217 183" className={classes.measure} />
      <FigureText x={126} y={166} text={t.tenFeet} kind="strong" />
      <FigureText x={252} y={46} text={t.lineVoltage} />
      <path d="M248 62 156 106" className={classes.measure} />
      <path d="M258 346h56v40h-56zM266 430l40-44m0 44-40-44M250 430h72" className={classes.line} />
      <circle cx="286" cy="300" r="11" className={classes.body} />
      <path d="M286 316v38m0-34-20-16m20 16-8-8" className={classes.limb} />
      <path d="M272 326 226 216" className={classes.accent} />
      <FigureText x={252} y={232} text={t.reachCounts} />
      <FigureText x={4} y={470} text={t.moreVolts} />
    </>
  )
}
