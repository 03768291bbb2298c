import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { electricalFigureMessages } from './electrical.messages.ts'

/** The floor in front of a panel that stays free, and what people put there. */
export function PanelSpace() {
  const t = useStore(electricalFigureMessages)
  return (
    <>
      <path d="M50 6h346v204H50z" className={classes.ground} />
      <path d="M50 210h346l-56 90H2z" className={classes.ground} />
      <g transform="translate(-34 0)">
        <rect x="170" y="40" width="76" height="116" rx="4" className={own.metal} />
        <rect x="182" y="54" width="52" height="88" className={own.hole} />
        {[66, 84, 102, 120].map((y) => (
          <path key={y} d={`M188 ${y}h18v9h-18zM211 ${y}h18v9h-18z`} className={classes.body} />
        ))}
        <path d="M155 210h106l-58 88H97z" className={classes.keepOut} />
        <path d="M155 210V66M261 210V66" className={`${classes.measure} ${classes.dashed}`} />
        <path d="M155 30h106m-106-8v16m106-16v16" className={classes.measure} />
        <FigureText x={270} y={37} text={t.width} kind="strong" />
        <path d="m143 208-58 88m-7-4 14 8m44-96 14 8" className={classes.measure} />
        <FigureText x={102} y={250} text={t.depth} kind="strong" isEnd />
        <Pallet />
      </g>
      <path d="M262 222 286 190" className={classes.measure} />
      <FigureText x={240} y={160} text={t.noStorage} />
      <FigureText x={4} y={330} text={t.upTo150Volts} />
      <FigureText x={4} y={356} text={t.upTo600Volts} />
    </>
  )
}

/** A pallet with boxes, halfway in the space, crossed out. */
function Pallet() {
  return (
    <>
      <path d="M206 268h86l22-30h-86z" className={classes.wood} />
      <path d="M206 268h86v8h-86zM292 268l22-30v8l-22 30z" className={classes.wood} />
      <path d="M214 222h40v42h-40zM256 232h34v32h-34z" className={own.amber} />
      <path d="m200 214 100 66m0-66-100 66" className={classes.bad} />
    </>
  )
}
