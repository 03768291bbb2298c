import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { scaffoldFigureMessages } from './scaffolds.messages.ts'
import classes from '../figures.module.css'

/** One bay of a frame scaffold, each part named at the right. */
export function ScaffoldParts() {
  const t = useStore(scaffoldFigureMessages)
  const parts = [
    { text: t.topRail, from: '196 34', y: 20 },
    { text: t.midRail, from: '196 70', y: 72 },
    { text: t.toeBoard, from: '196 106', y: 124 },
    { text: t.platform, from: '208 122', y: 156 },
    { text: t.upright, from: '192 190', y: 200 },
    { text: t.crossBrace, from: '164 232', y: 240 },
    { text: t.ladder, from: '38 280', y: 284 },
    { text: t.basePlate, from: '204 374', y: 352 },
    { text: t.mudsill, from: '212 386', y: 394 },
  ]
  return (
    <>
      <path d="M4 392h212v16H4z" className={classes.ground} />
      <path d="M40 382h56v10H40zM160 382h56v10h-56z" className={classes.wood} />
      <path d="M68 374V28M188 374V28" className={classes.line} />
      <path d="M68 34h120M68 70h120" className={classes.accent} />
      <path d="M68 102h120v14H68z" className={classes.wood} />
      <path d="M48 118h160v12H48z" className={classes.badge} />
      <path d="M68 146 188 356M188 146 68 356" className={classes.thin} />
      <path d="M68 252h120M68 142h120" className={classes.line} />
      <path d="M54 376h28M174 376h28" className={classes.accent} />
      <path
        d="M14 390V84m26 306V84M14 104h26M14 132h26M14 160h26M14 188h26M14 216h26M14 244h26M14 272h26M14 300h26M14 328h26M14 356h26"
        className={classes.thin}
      />
      {parts.map(({ text, from, y }) => (
        <g key={text}>
          <path d={`M${from} 220 ${y}h6`} className={classes.measure} />
          <FigureText x={232} y={y + 6} text={text} />
        </g>
      ))}
    </>
  )
}
