import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { fallFigureMessages } from './fall-protection.messages.ts'
import classes from '../figures.module.css'

const FOOT_PX = 20
const TOP_PX = 56

/** From the anchor down, to scale: each part of a fall needs its own feet. */
export function FallClearance() {
  const t = useStore(fallFigureMessages)
  const parts = [
    { feet: 6, number: t.sixFeet, text: t.freeFall, zone: classes.zone1 },
    { feet: 3.5, number: t.threeAndHalfFeet, text: t.deceleration, zone: classes.zone2 },
    { feet: 5, number: t.fiveFeet, text: t.body, zone: classes.zone3 },
    { feet: 3, number: t.threeFeet, text: t.spare, zone: classes.zone4 },
  ]
  const topOf = (index: number) =>
    TOP_PX + parts.slice(0, index).reduce((sum, { feet }) => sum + feet * FOOT_PX, 0)
  const bottom = topOf(parts.length)
  return (
    <>
      <path d="M8 50h166v12H8z" className={classes.ground} />
      <path d="M8 156h58v250H8z" className={classes.ground} />
      {parts.map(({ number, feet, text, zone }, index) => (
        <g key={text}>
          <rect x="176" y={topOf(index)} width="26" height={feet * FOOT_PX - 2} className={zone} />
          <FigureText x={214} y={topOf(index) + feet * 10 - 4} text={number} kind="strong" />
          <FigureText x={214} y={topOf(index) + feet * 10 + 19} text={text} />
        </g>
      ))}
      <path d={`M36 ${TOP_PX}c16 44 60 44 84 0`} className={`${classes.thin} ${classes.dashed}`} />
      <Worker x={36} ring={TOP_PX} isBefore />
      <path d={`M120 ${TOP_PX}V${topOf(2)}`} className={classes.accent} />
      <Worker x={120} ring={topOf(2)} />
      <circle cx="120" cy={TOP_PX} r="8" className={classes.badge} />
      <FigureText x={8} y={22} text={t.anchor} />
      <path d="M120 30v16" className={classes.measure} />
      <path d={`M8 ${bottom}h384v16H8z`} className={classes.ground} />
      <FigureText x={200} y={bottom + 38} text={t.clearance} kind="strong" isMiddle />
    </>
  )
}

interface WorkerProps {
  readonly x: number
  /** Height of the back D-ring, 5 ft above the feet. */
  readonly ring: number
  readonly isBefore?: boolean
}

function Worker({ x, ring, isBefore = false }: WorkerProps) {
  const limb = isBefore ? `${classes.limb} ${classes.faint}` : classes.limb
  return (
    <>
      <circle
        cx={x}
        cy={ring - 14}
        r="11"
        className={isBefore ? `${classes.body} ${classes.faint}` : classes.body}
      />
      <path d={`M${x} ${ring + 2}v46l-9 50m9-50 9 50m-9-90-16 36m16-36 16 36`} className={limb} />
    </>
  )
}
