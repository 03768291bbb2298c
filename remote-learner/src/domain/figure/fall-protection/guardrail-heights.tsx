import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { fallFigureMessages } from './fall-protection.messages.ts'
import classes from '../figures.module.css'

/** To scale, 3.4 px per inch: a person 70 in tall behind the rail, and the allowed range of the top rail. */
export function GuardrailHeights() {
  const t = useStore(fallFigureMessages)
  const rails = [
    { y: 137, label: 86, number: t.topRailInches, text: t.topRailHolds },
    { y: 209, label: 178, number: t.midRailInches, text: t.midRailHolds },
    { y: 274, label: 268, number: t.toeBoardInches, text: t.toeBoardHere },
  ]
  return (
    <>
      <circle cx="112" cy="58" r="15" className={classes.body} />
      <path d="M112 82v88l-16 106m16-106 16 106M112 92 84 150m28-58 28 58" className={classes.limb} />
      <path d="M8 127h216v20H8z" className={classes.band} />
      <path d="M40 280V130M190 280V130" className={classes.line} />
      <path d="M8 137h216M8 209h216" className={classes.accent} />
      <path d="M8 268h216v12H8z" className={classes.badge} />
      <path d="M8 280h232v24H8z" className={classes.ground} />
      {rails.map(({ y, label, number, text }) => (
        <g key={text}>
          <path d={`M226 ${y}L246 ${label - 8}`} className={classes.measure} />
          <FigureText x={254} y={label} text={number} kind="strong" />
          <FigureText x={254} y={label + 24} text={text} />
        </g>
      ))}
    </>
  )
}
