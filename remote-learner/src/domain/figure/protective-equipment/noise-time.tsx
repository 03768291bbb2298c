import { useStore } from '@nanostores/react'
import type { Animation } from '../drawing.ts'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { equipmentFigureMessages } from './protective-equipment.messages.ts'
import moves from './noise-time.module.css'

/** Table G-16: how much of an eight-hour day is permitted at which level. */
export const noiseTime: Animation = {
  Drawing: NoiseTime,
  ends: [4, 8, 12, 20],
  useSteps: () => {
    const t = useStore(equipmentFigureMessages)
    return [t.noise90, t.noise95, t.noise100, t.noise115]
  },
}

/** To scale: 40 units an hour. The level rises by as much with every 5 dBA. */
function NoiseTime() {
  const t = useStore(equipmentFigureMessages)
  const readings = [
    { look: moves.at90, level: '90 dBA', time: t.hours8 },
    { look: moves.at95, level: '95 dBA', time: t.hours4 },
    { look: moves.at100, level: '100 dBA', time: t.hours2 },
    { look: moves.at105, level: '105 dBA', time: t.hours1 },
    { look: moves.at110, level: '110 dBA', time: t.halfHour },
    { look: moves.at115, level: '115 dBA', time: t.quarterHour },
  ]
  return (
    <>
      <Machine />
      <g className={moves.level}>
        <path d="M150 20h40v180h-40z" className={classes.zone1} />
      </g>
      <path d="M150 20h40v180h-40z" className={classes.frame} />
      {readings.map(({ look, level, time }) => (
        <g key={level} className={look}>
          <FigureText x={212} y={72} text={level} kind="strong" />
          <FigureText x={212} y={106} text={time} />
        </g>
      ))}
      <path d="M40 236h320v44H40z" className={classes.zone1} />
      <g className={moves.hours}>
        <path d="M40 236h320v44H40z" className={moves.permitted} />
      </g>
      <path
        d="M40 236h320v44H40zM80 236v44M120 236v44M160 236v44M200 236v44M240 236v44M280 236v44M320 236v44"
        className={classes.frame}
      />
      <FigureText x={40} y={308} text="0" isMiddle />
      <FigureText x={200} y={308} text="4" isMiddle />
      <FigureText x={360} y={308} text={t.eight} isMiddle />
    </>
  )
}

/** A saw that makes the noise. */
function Machine() {
  return (
    <>
      <path d="M14 140h104v12H14zM24 152v48M108 152v48" className={classes.line} />
      <circle cx="66" cy="128" r="34" className={classes.wheel} />
      <path d="M10 140h112v14H10z" className={own.metal} />
      <path d="M40 70q-8-16 0-30M66 62q-8-16 0-32M92 70q-8-16 0-30" className={own.flow} />
    </>
  )
}
