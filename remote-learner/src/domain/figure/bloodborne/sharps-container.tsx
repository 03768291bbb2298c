import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { bloodborneFigureMessages } from './bloodborne.messages.ts'
import classes from '../figures.module.css'
import own from './sharps-container.module.css'

/** What makes a container right for sharps, part by part. */
export function SharpsContainer() {
  const t = useStore(bloodborneFigureMessages)
  const parts = [
    { text: t.sharpsClosable, from: '170 108', y: 92 },
    { text: t.sharpsFill, from: '186 168', y: 156 },
    { text: t.sharpsLabel, from: '160 232', y: 226 },
    { text: t.sharpsWalls, from: '184 296', y: 296 },
  ]
  return (
    <>
      <path d="M112 8v34m-9-8h18m-9 8v26m0 0v16" className={classes.line} />
      <path d="M106 42h12v26h-12z" className={classes.ground} />
      <path d="M146 40v40m-8-9 8 9 8-9" className={classes.measure} />
      <path d="M34 100h156v22H34z" className={classes.ground} />
      <path d="M78 100h68v10H78z" className={own.hole} />
      <path d="M42 122h140l-10 206H52z" className={own.sharps} />
      <path d="M46 168h132" className={`${classes.bad} ${classes.dashed}`} />
      <path d="M66 190h92v82H66z" className={own.biohazard} />
      <Biohazard />
      {parts.map(({ text, from, y }) => (
        <g key={text}>
          <path d={`M${from} 212 ${y}h8`} className={classes.measure} />
          <FigureText x={226} y={y + 5} text={text} />
        </g>
      ))}
    </>
  )
}

/** Three open rings around a ring: the symbol, simplified. */
function Biohazard() {
  return (
    <g transform="translate(112 234)">
      {[0, 120, 240].map((angle) => (
        <path
          key={angle}
          d="M-9-26a15 15 0 1 0 18 0"
          transform={`rotate(${angle})`}
          className={own.biohazardLine}
        />
      ))}
      <circle r="10" className={own.biohazardLine} />
    </g>
  )
}
