import { useStore } from '@nanostores/react'
import { Cross, Tick } from '../figure-parts.tsx'
import { FigureText } from '../figure-text.tsx'
import { ladderFigureMessages } from './ladders.messages.ts'
import classes from '../figures.module.css'

const STEPS = [112, 146, 180, 214]
const RUNGS = Array.from({ length: 11 }, (_, index) => (index + 0.7) / 11)

/** What stands, what leans, and what no one may use; what is not a step is red. */
export function LadderTypes() {
  const t = useStore(ladderFigureMessages)
  return (
    <>
      <path d="M22 236 58 50M126 236 90 50" className={classes.thin} />
      <path d="M34 248 62 44M114 248 86 44" className={classes.accent} />
      {STEPS.map((y) => {
        const half = 12 + ((y - 44) * 28) / 204
        return <path key={y} d={`M${74 - half} ${y}h${half * 2}`} className={classes.line} />
      })}
      <path d="M52 32h44v13H52z" className={classes.danger} />
      <path d="M57 78h34" className={classes.bad} />

      <path d="M206 84h64v164h-64z" className={classes.ground} />
      {RUNGS.map((at) => (
        <path key={at} d={`M${156 + 58 * at} ${248 - 220 * at}h14`} className={classes.line} />
      ))}
      <path d="M156 248 214 28M170 248 228 28" className={classes.accent} />

      <path d="M336 248V40" className={classes.accent} />
      {[70, 104, 138, 172, 206].map((y) => (
        <path key={y} d={`M312 ${y}h48`} className={classes.line} />
      ))}
      <path d="M4 248h392v12H4z" className={classes.ground} />
      <Tick at={[74, 286]} />
      <Tick at={[206, 286]} />
      <Cross at={[336, 284]} />
      <FigureText x={74} y={330} text={t.standsAlone} isMiddle />
      <FigureText x={206} y={330} text={t.leans} isMiddle />
      <FigureText x={336} y={330} text={t.singleRail} isMiddle />
      <path d="M4 382h22v13H4z" className={classes.danger} />
      <FigureText x={36} y={396} text={t.notAStep} />
    </>
  )
}
