import { useStore } from '@nanostores/react'
import { Callout } from '../figure-parts.tsx'
import { FigureText } from '../figure-text.tsx'
import { ladderFigureMessages } from './ladders.messages.ts'
import classes from '../figures.module.css'

/** From the side and to scale, 8 units an inch: rungs 12 in apart, 7 in from their middle to the wall, a boot 11 in long. */
export function FixedLadder() {
  const t = useStore(ladderFigureMessages)
  return (
    <>
      <path d="M196 4h30v412h-30z" className={classes.ground} />
      <path d="M196 80h-56M196 372h-56" className={classes.line} />
      <path d="M184 66v28m0 264v28" className={classes.bad} />
      <path d="M140 4v412" className={classes.wire} />
      {[32, 128, 224, 320].map((y) => (
        <circle key={y} cx="140" cy={y} r="8" className={classes.badge} />
      ))}
      <path
        d="M92 108v62c0 24-6 34-6 40h90c8 0 12-8 8-16-8-14-36-14-44-32l-2-54z"
        className={classes.paperless}
      />
      <path
        d="M92 108v62c0 24-6 34-6 40h90c8 0 12-8 8-16-8-14-36-14-44-32l-2-54M86 216h92"
        className={classes.line}
      />
      <path d="M62 4v412" className={classes.accent} />
      <path d="M50 40h24v40H50zM50 60H16" className={classes.good} />
      <path d="M140 264h56m-56-8v16m56-16v16" className={classes.measure} />
      <FigureText x={244} y={262} text={t.sevenInches} kind="strong" />
      <FigureText x={244} y={286} text={t.toTheWall} />
      <path d="M196 264h42" className={classes.measure} />
      <Callout from={[184, 66]} to={[244, 60]} text={t.bracket} />
      <Callout from={[140, 320]} to={[244, 356]} text={t.soundRung} />
      <path d="M10 436h18v18H10z" className={classes.good} />
      <FigureText x={44} y={451} text={t.connectFirst} />
    </>
  )
}
