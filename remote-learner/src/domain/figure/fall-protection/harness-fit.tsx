import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { NumberBadge } from '../kit/number-badge.tsx'
import { fallFigureMessages } from './fall-protection.messages.ts'
import classes from '../figures.module.css'

const BODY = 'M-36 2q36-14 72 0l12 78-16 3-8-40v52l-3 92h-22l-4-84-4 84h-22l-3-92V43l-8 40-16-3z'

function Body() {
  return (
    <>
      <circle cy="-24" r="22" className={classes.silhouette} />
      <path d={BODY} className={classes.silhouette} />
      <path d="M-26 100q14 18 24-2M26 100q-14 18-24-2M-26 92h52" className={classes.glasses} />
    </>
  )
}

/** A harness that fits, from behind and from the front, numbered where it is checked. */
export function HarnessFit() {
  const t = useStore(fallFigureMessages)
  const checks = [t.ringHigh, t.chestStrap, t.legStraps, t.nothingOver]
  return (
    <>
      <g transform="translate(104 56)">
        <Body />
        <path d="M-25-1 16 92M25-1-16 92" className={classes.glasses} />
        <circle cy="24" r="12" className={classes.good} />
        <path d="M0 12V-52" className={classes.line} />
      </g>
      <g transform="translate(294 56)">
        <Body />
        <path d="M-23-1-17 92M23-1l-6 93" className={classes.glasses} />
        <path d="M-20 34h40" className={classes.good} />
      </g>
      <FigureText x={104} y={272} text={t.fromBehind} isMiddle />
      <FigureText x={294} y={272} text={t.fromTheFront} isMiddle />
      <path d="M118 80 164 70M314 90h46M320 160l40 6" className={classes.measure} />
      <path d="M82 22 46 40" className={classes.measure} />
      <NumberBadge x={178} y={66} number={1} />
      <NumberBadge x={374} y={90} number={2} />
      <NumberBadge x={374} y={168} number={3} />
      <NumberBadge x={32} y={46} number={4} />
      {checks.map((text, index) => (
        <g key={text}>
          <NumberBadge x={20} y={316 + index * 36} number={index + 1} />
          <FigureText x={46} y={323 + index * 36} text={text} />
        </g>
      ))}
    </>
  )
}
