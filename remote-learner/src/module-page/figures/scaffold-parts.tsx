import { useStore } from '@nanostores/react'
import { figureMessages } from './figure.messages.ts'
import classes from './figures.module.css'

/** One bay of a frame scaffold, each part named at the right. */
export function ScaffoldParts() {
  const t = useStore(figureMessages)
  const parts = [
    { text: t.topRail, from: '240 40', y: 40 },
    { text: t.midRail, from: '240 72', y: 76 },
    { text: t.toeBoard, from: '240 103', y: 112 },
    { text: t.platform, from: '240 120', y: 148 },
    { text: t.crossBrace, from: '197 190', y: 196 },
    { text: t.upright, from: '240 240', y: 240 },
    { text: t.ladder, from: '84 262', y: 284 },
    { text: t.basePlate, from: '240 334', y: 330 },
  ]
  return (
    <>
      <path d="M20 344h250v18H20z" className={classes.ground} />
      <path d="M60 336h44v8H60zM218 336h44v8h-44z" className={classes.ground} />
      <path d="M82 336V34M240 336V34" className={classes.line} />
      <path d="M82 40h158M82 72h158" className={classes.accent} />
      <path d="M82 98h158v14H82z" className={classes.ground} />
      <path d="M66 114h190v13H66z" className={classes.badge} />
      <path d="M82 140 240 320M240 140 82 320" className={classes.thin} />
      <path d="M82 230h158" className={classes.line} />
      <path d="M72 330h20M230 330h20" className={classes.accent} />
      <path
        d="M44 340V92m26 248V92M44 110h26M44 140h26M44 170h26M44 200h26M44 230h26M44 260h26M44 290h26M44 320h26"
        className={classes.thin}
      />
      {parts.map(({ text, from, y }) => (
        <g key={text}>
          <path d={`M${from} 296 ${y}h8`} className={classes.measure} />
          <text x="310" y={y + 5} className={classes.small}>
            {text}
          </text>
        </g>
      ))}
    </>
  )
}
