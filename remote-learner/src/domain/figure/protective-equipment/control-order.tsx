import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { equipmentFigureMessages } from './protective-equipment.messages.ts'

const BAND_PX = 58

/** From the measure that protects everyone down to the one that protects only its wearer. */
export function ControlOrder() {
  const t = useStore(equipmentFigureMessages)
  const bands = [
    { text: t.remove, color: classes.zone4, half: 196, icon: WHEEL_AWAY },
    { text: t.replace, color: classes.zone4, half: 178, icon: DROP },
    { text: t.separate, color: classes.zone2, half: 160, icon: BOOTH },
    { text: t.changeWork, color: classes.zone2, half: 142, icon: CLOCK },
    { text: t.wear, color: classes.zone1, half: 124, icon: GLASSES },
  ]
  return (
    <>
      <FigureText x={200} y={18} text={t.protectsAll} kind="strong" isMiddle />
      {bands.map(({ text, color, half, icon }, index) => (
        <g key={text} transform={`translate(200 ${30 + index * BAND_PX})`}>
          <path d={`M${-half} 0H${half}l-14 ${BAND_PX - 6}H${14 - half}z`} className={color} />
          <g transform={`translate(${52 - half} 26)`}>
            <path d={icon} className={index === 0 ? own.flow : classes.line} />
          </g>
          <FigureText x={84 - half} y={33} text={text} />
        </g>
      ))}
      <FigureText x={200} y={342} text={t.protectsOne} kind="strong" isMiddle />
    </>
  )
}

const WHEEL_AWAY = 'M-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-20-18 20 18'
const DROP = 'M0-20c9 13 13 19 13 26a13 13 0 0 1-26 0c0-7 4-13 13-26zM-5 8a6 6 0 0 0 5 6'
const BOOTH = 'M-20 20v-38h40v38zM-12-10h24v16h-24zM-20 20h40'
const CLOCK = 'M-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0M0-11V0l8 7'
const GLASSES = 'M-22-6h19v6a9 9 0 0 1-19 0zM3-6h19v6a9 9 0 0 1-19 0zM-3-3q3-4 6 0'
