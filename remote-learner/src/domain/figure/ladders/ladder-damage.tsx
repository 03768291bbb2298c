import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { NumberBadge } from '../kit/number-badge.tsx'
import { ladderFigureMessages } from './ladders.messages.ts'
import classes from '../figures.module.css'

/** The base section, then the fly section that slides in it. */
const RUNGS = [344, 306, 230, 192, 154, 78, 40]

/** An extension ladder with a defect at each place that is looked at, numbered from the feet up. */
export function LadderDamage() {
  const t = useStore(ladderFigureMessages)
  const places = [
    { text: t.wornFeet, at: [136, 398], y: 398 },
    { text: t.bentRail, at: [42, 306], y: 310 },
    { text: t.looseRung, at: [88, 262], y: 222 },
    { text: t.openLock, at: [130, 172], y: 134 },
    { text: t.blankLabel, at: [44, 100], y: 46 },
  ] as const
  return (
    <>
      <path d="M4 412h176v12H4z" className={classes.ground} />
      {RUNGS.map((y) => (
        <path key={y} d={`M46 ${y}h84`} className={classes.line} />
      ))}
      <path d="M46 116h84" className={classes.line} />
      <path d="M48 252 128 274" className={classes.bad} />
      <path d="M46 398v-64q-14-28 0-56V130M130 398V130" className={classes.accent} />
      <path d="M46 334q-14-28 0-56" className={classes.bad} />
      <path d="M54 190V20M122 190V20" className={classes.accent} />
      <path d="M34 396h24v16H34z" className={classes.badge} />
      <path d="M120 398h20l-6 8h-14z" className={classes.danger} />
      <path d="M116 162h20v20l-12 10-8-8z" className={classes.danger} />
      <path d="M38 84h18v34H38z" className={classes.paper} />
      <path d="m41 92 12 4m-12 4 12-3m-12 8 12 5" className={classes.bad} />
      {places.map(({ text, at: [x, at], y }, index) => (
        <g key={text}>
          <circle cx={x} cy={at} r="24" className={classes.bad} />
          <path d={`M${x + 24} ${at}L176 ${y - 4}`} className={classes.measure} />
          <NumberBadge x={192} y={y - 4} number={index + 1} />
          <FigureText x={216} y={y + 3} text={text} />
        </g>
      ))}
    </>
  )
}
