import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { GhsPictogram } from './ghs-pictogram.tsx'
import { chemicalFigureMessages } from './hazard-communication.messages.ts'
import classes from '../figures.module.css'

/** An invented label, printed black on white like every label, its six parts numbered as in the lesson. */
export function LabelParts() {
  const t = useStore(chemicalFigureMessages)
  const parts = [
    { y: 40, text: t.labelProduct, kind: 'printedStrong' },
    { y: 78, text: t.labelSignal, kind: 'printedSignal' },
    { y: 116, text: t.labelHazards, kind: 'printed' },
    { y: 206, text: '', kind: 'printed' },
    { y: 280, text: t.labelPrecautions, kind: 'printed' },
    { y: 358, text: t.labelSupplier, kind: 'printed' },
  ] as const
  return (
    <>
      <rect x="50" y="4" width="346" height="416" rx="8" className={classes.paper} />
      <g transform="translate(150 200)">
        <GhsPictogram name="flame" />
      </g>
      <g transform="translate(266 200)">
        <GhsPictogram name="exclamation" />
      </g>
      {parts.map(({ y, text, kind }, index) => (
        <g key={y}>
          <circle cx="22" cy={y - 6} r="16" className={classes.badge} />
          <text x="22" y={y} className={classes.badgeText}>
            {index + 1}
          </text>
          <path d={`M38 ${y - 6}h12`} className={classes.measure} />
          {text && <FigureText x={68} y={y} text={text} kind={kind} />}
        </g>
      ))}
    </>
  )
}
