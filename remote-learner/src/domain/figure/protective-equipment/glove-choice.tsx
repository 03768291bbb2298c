import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { equipmentFigureMessages } from './protective-equipment.messages.ts'

const FINGERS =
  'V10L-38-6q-7-8 1-13q6-4 12 3L-18-6V-36a7 7 0 0 1 14 0V-8h1V-44a7 7 0 0 1 14 0V-8h1V-38a7 7 0 0 1 14 0V-4h1V-24a6 6 0 0 1 12 0V14q0 8-7 14'
const GLOVE = `M-20 40${FINGERS}V40z`
const GAUNTLET = `M-26 60L-20 36${FINGERS}V36L38 60z`

/** Six hazards, and a glove made for each; at rotating parts there is usually none. */
export function GloveChoice() {
  const t = useStore(equipmentFigureMessages)
  return (
    <>
      <Choice column={0} row={0} hazard={t.cuts} glove={t.cutsGlove}>
        <path d={GLOVE} className={own.metal} />
        <path d="M-12 4h38M-12 14h38M-12 24h36M-11-18v14M4-28v22M18-20v14" className={classes.thin} />
      </Choice>
      <Choice column={1} row={0} hazard={t.chemicals} glove={t.chemicalsGlove}>
        <path d={GAUNTLET} className={own.green} />
        <path d="M-22 46h56" className={classes.thin} />
      </Choice>
      <Choice column={2} row={0} hazard={t.heat} glove={t.heatGlove}>
        <path d={GAUNTLET} className={classes.wood} />
        <path d="M-16 36h46M-4 14l14-10 12 12" className={classes.line} />
      </Choice>
      <Choice column={0} row={1} hazard={t.needles} glove={t.needlesGlove}>
        <path d={GLOVE} className={own.blue} />
        <path d="M54-20 26 4" className={classes.bad} />
        <path d="m50-34 16 16" className={classes.line} />
      </Choice>
      <Choice column={1} row={1} hazard={t.electricity} glove={t.electricityGlove}>
        <path d="M-30 62-24 10H40l6 52z" className={own.red} />
        <path d={GLOVE} className={classes.wood} />
      </Choice>
      <Choice column={2} row={1} hazard={t.rotating} glove={t.rotatingGlove}>
        <path d={GLOVE} className={own.metal} />
        <path d="M-44-50 46 50M46-50-44 50" className={classes.bad} />
      </Choice>
    </>
  )
}

interface Props {
  readonly column: number
  readonly row: number
  readonly hazard: string
  readonly glove: string
  readonly children: React.ReactNode
}

function Choice({ column, row, hazard, glove, children }: Props) {
  return (
    <g transform={`translate(${66 + column * 134} ${58 + row * 216})`}>
      {children}
      <FigureText x={0} y={92} text={hazard} kind="strong" isMiddle />
      <FigureText x={0} y={115} text={glove} isMiddle />
    </g>
  )
}
