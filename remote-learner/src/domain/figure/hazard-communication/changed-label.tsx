import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { chemicalFigureMessages } from './hazard-communication.messages.ts'
import { GhsPictogram } from './ghs-pictogram.tsx'

/** The label of one product before and after, what is new circled, and the two dates of the employer's duties. */
export function ChangedLabel() {
  const t = useStore(chemicalFigureMessages)
  return (
    <>
      <FigureText x={94} y={22} text={t.oldLabel} kind="strong" isMiddle />
      <FigureText x={306} y={22} text={t.newLabel} kind="strong" isMiddle />
      {[4, 216].map((left) => (
        <g key={left} transform={`translate(${left} 36)`}>
          <rect width="180" height="188" rx="8" className={classes.paper} />
          <FigureText x={90} y={30} text={t.product} kind="printedStrong" isMiddle />
          <path d="M20 160h140M20 174h110" className={own.ink} />
        </g>
      ))}
      <FigureText x={94} y={98} text={t.warning} kind="printedStrong" isMiddle />
      <FigureText x={306} y={98} text={t.danger} kind="printedStrong" isMiddle />
      <g transform="translate(94 146) scale(.8)">
        <GhsPictogram name="exclamation" />
      </g>
      <g transform="translate(262 146) scale(.65)">
        <GhsPictogram name="exclamation" />
      </g>
      <g transform="translate(344 146) scale(.65)">
        <GhsPictogram name="healthHazard" />
      </g>
      <ellipse cx="306" cy="91" rx="52" ry="18" className={classes.accent} />
      <circle cx="344" cy="146" r="38" className={classes.accent} />
      <path d="M16 262h368m-10-8 10 8-10 8" className={classes.line} />
      <circle cx="94" cy="262" r="9" className={classes.badge} />
      <circle cx="306" cy="262" r="9" className={classes.badge} />
      <FigureText x={94} y={300} text={t.substancesBy} kind="strong" isMiddle />
      <FigureText x={94} y={324} text={t.substances} isMiddle />
      <FigureText x={306} y={300} text={t.mixturesBy} kind="strong" isMiddle />
      <FigureText x={306} y={324} text={t.mixtures} isMiddle />
    </>
  )
}
