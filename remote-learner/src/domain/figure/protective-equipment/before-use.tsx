import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { equipmentFigureMessages } from './protective-equipment.messages.ts'

/** A person from head to toe, and what to look at on each piece of equipment before use. */
export function BeforeUse() {
  const t = useStore(equipmentFigureMessages)
  const parts = [
    { text: t.helmet, from: '124 40', y: 24 },
    { text: t.glasses, from: '114 70', y: 88 },
    { text: t.plugs, from: '123 90', y: 152 },
    { text: t.vest, from: '138 190', y: 216 },
    { text: t.gloves, from: '168 272', y: 290 },
    { text: t.shoes, from: '128 424', y: 400 },
  ]
  return (
    <>
      <path d="M66 260h26v156H60zM94 260h26l6 156h-32z" className={own.metal} />
      <path d="M56 412h36v20H44q0-14 12-20zM94 412h36q12 6 12 20H94z" className={own.amber} />
      <path d="M50 128 26 260M136 128l26 132" className={own.sleeve} />
      <path d="M14 252h22l2 24q0 22-12 24T10 276zM36 262l10 12-8 8" className={own.blue} />
      <path d="M172 252h-22l-2 24q0 22 12 24t16-24zM150 262l-10 12 8 8" className={own.blue} />
      <path d="M58 116q34 12 70 0l12 24-6 124H52l-6-124z" className={own.amber} />
      <path d="M70 122l6 140M116 122l-6 140M50 200h86" className={own.stripe} />
      <path d="M93 120v142" className={own.ink} />
      <path d="M66 58q0-16 27-16t27 16v26q0 30-27 34-27-4-27-34z" className={own.skin} />
      <path d="M70 64h20v14H74zM96 64h20l-4 14H96zM90 69h6" className={own.lens} />
      <path d="M58 66h10v26H58zM118 66h10v26h-10z" className={own.red} />
      <path d="M60 52a33 33 0 0 1 66 0h10v7H50v-7z" className={own.red} />
      <path d="m108 26-6 10 8 4-6 10" className={own.ink} />
      {parts.map(({ text, from, y }) => (
        <g key={text}>
          <path d={`M${from} 206 ${y}h10`} className={classes.measure} />
          <FigureText x={222} y={y + 6} text={text} />
        </g>
      ))}
    </>
  )
}
