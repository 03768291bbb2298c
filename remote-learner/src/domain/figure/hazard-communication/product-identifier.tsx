import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { chemicalFigureMessages } from './hazard-communication.messages.ts'

/** The same name on the list, the drum and the data sheet: it leads from one to the other. */
export function ProductIdentifier() {
  const t = useStore(chemicalFigureMessages)
  const things = [
    { x: 68, name: t.list, here: t.listHere },
    { x: 200, name: t.label, here: t.labelHere },
    { x: 329, name: t.sheet, here: t.sheetHere },
  ]
  return (
    <>
      <path d="M8 8h116v186H8z" className={classes.paper} />
      <path d="M20 30h80M20 54h92M20 78h70M20 142h84M20 166h74" className={own.ink} />
      <path d="M152 30v148c0 20 96 20 96 0V30" className={own.metal} />
      <ellipse cx="200" cy="30" rx="48" ry="13" className={own.metal} />
      <path d="M152 66c0 18 96 18 96 0M152 156c0 18 96 18 96 0" className={classes.thin} />
      <path d="M154 90h92v46h-92z" className={classes.paper} />
      <path d="M284 14h108v180H284z" className={classes.paper} />
      <path d="M276 8h108v180H276z" className={classes.paper} />
      <path d="M288 30h84M288 54h68M288 78h80M288 142h84M288 166h60" className={own.ink} />
      <path d="M120 113h38M244 113h38" className={classes.accent} />
      {things.map(({ x, name, here }) => (
        <g key={name}>
          <rect x={x - 48} y="98" width="96" height="30" rx="4" className={own.marked} />
          <FigureText x={x} y={120} text={t.product} kind="printedStrong" isMiddle />
          <FigureText x={x} y={230} text={name} kind="strong" isMiddle />
          <FigureText x={x} y={255} text={here} isMiddle />
        </g>
      ))}
    </>
  )
}
