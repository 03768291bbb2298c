import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { machineFigureMessages } from './machine-guarding.messages.ts'
import classes from '../figures.module.css'

/** A bench grinder from the side. The two gaps are wider than in reality, so that they can be seen. */
export function GrinderGaps() {
  const t = useStore(machineFigureMessages)
  return (
    <>
      <path d="M60 268h130v18H60zM96 200h58v70H96z" className={classes.ground} />
      <path d="M186 58A108 108 0 1 0 186 232" className={classes.hood} />
      <circle cx="125" cy="145" r="84" className={classes.wheel} />
      <circle cx="125" cy="145" r="14" className={classes.ground} />
      <path d="M172 52 206 70 196 86 162 68z" className={classes.badge} />
      <path d="M220 150h104v18H220zM300 168v52H200" className={classes.line} />
      <path d="M220 150h104v18H220z" className={classes.badge} />
      <path d="M76 90a74 74 0 0 1 60-20m-11-9 12 9-10 10" className={classes.line} />
      <path d="M180 79 168 92" className={classes.bad} />
      <path d="M209 158h10" className={classes.bad} />
      <path d="M176 84 222 42" className={classes.measure} />
      <FigureText x={228} y={36} text={t.tongueGap} kind="strong" />
      <FigureText x={228} y={57} text={t.tongueGuard} />
      <path d="M214 150 236 116" className={classes.measure} />
      <FigureText x={240} y={104} text={t.restGap} kind="strong" />
      <FigureText x={240} y={125} text={t.workRest} />
    </>
  )
}
