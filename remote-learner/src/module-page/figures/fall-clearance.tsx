import { useStore } from '@nanostores/react'
import { figureMessages } from './figure.messages.ts'
import classes from './figures.module.css'

const FOOT_PX = 20
const TOP_PX = 40

/** From the anchor down, to scale: each part of a fall needs its own feet. */
export function FallClearance() {
  const t = useStore(figureMessages)
  const parts = [
    { key: 'free', feet: 6, text: t.freeFall, zone: classes.zone1 },
    { key: 'slow', feet: 3.5, text: t.deceleration, zone: classes.zone2 },
    { key: 'body', feet: 5, text: t.body, zone: classes.zone3 },
    { key: 'spare', feet: 3, text: t.spare, zone: classes.zone4 },
  ]
  const topOf = (index: number) =>
    TOP_PX + parts.slice(0, index).reduce((sum, { feet }) => sum + feet * FOOT_PX, 0)
  const bottom = topOf(parts.length)
  return (
    <>
      <path d={`M20 ${TOP_PX - 14}h150v14H20z`} className={classes.ground} />
      <circle cx="95" cy={TOP_PX + 4} r="7" className={classes.badge} />
      <text x="196" y="36" className={classes.label}>
        {t.anchor}
      </text>
      {parts.map(({ key, feet, text, zone }, index) => (
        <g key={key}>
          <rect x="130" y={topOf(index)} width="40" height={feet * FOOT_PX} className={zone} />
          <text x="196" y={topOf(index) + feet * 10 + 6} className={classes.label}>
            {text}
          </text>
        </g>
      ))}
      <path d={`M95 ${TOP_PX + 8}V${topOf(2)}`} className={`${classes.accent} ${classes.dashed}`} />
      <circle cx="95" cy={topOf(2) - 12} r="13" className={classes.line} />
      <path
        d={`M95 ${topOf(2) + 1}v42m0 0-14 55m14-55 14 55m-14-84-24 24m24-24 24 24`}
        className={classes.line}
      />
      <path d={`M20 ${bottom}h468v24H20z`} className={classes.ground} />
      <text x="32" y={bottom + 17} className={classes.small}>
        {t.lowerLevel}
      </text>
      <path
        d={`M478 ${TOP_PX}V${bottom}m-6-${bottom - TOP_PX}h12m-12 ${bottom - TOP_PX}h12`}
        className={classes.measure}
      />
      <text x="478" y={bottom + 18} className={`${classes.strong} ${classes.end}`}>
        {t.clearance}
      </text>
    </>
  )
}
