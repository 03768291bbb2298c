import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { NumberBadge } from '../kit/number-badge.tsx'
import { fallFigureMessages } from './fall-protection.messages.ts'
import classes from '../figures.module.css'

/** An invented certification, printed black on white, with what 1926.503(b)(1) asks for. */
export function TrainingCertification() {
  const t = useStore(fallFigureMessages)
  const lines = [
    { label: t.recordName, value: 'Maria Lopez' },
    { label: t.recordDate, value: t.recordDay },
    { label: t.recordSignature, value: '' },
  ]
  return (
    <>
      <path d="M52 4h344v322H52z" className={classes.paper} />
      <FigureText x={74} y={46} text={t.recordTitle} kind="printedStrong" />
      <path d="M74 60h300" className={classes.rule} />
      {lines.map(({ label, value }, index) => (
        <g key={label}>
          <NumberBadge x={22} y={112 + index * 84} number={index + 1} />
          <path d={`M38 ${112 + index * 84}h14`} className={classes.measure} />
          <FigureText x={74} y={102 + index * 84} text={label} kind="printed" />
          {value && <FigureText x={74} y={132 + index * 84} text={value} kind="printedStrong" />}
          <path d={`M74 ${142 + index * 84}h300`} className={classes.rule} />
        </g>
      ))}
      <path
        d="M84 308c20-22 30-26 28-12s-16 20-8 8 22-24 24-10-6 14 6 2 18-16 20-4 10 6 18-4 16-8 14 2 14 8 30-2 30-10 44-6"
        className={classes.signature}
      />
    </>
  )
}
