import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { bloodborneFigureMessages } from './bloodborne.messages.ts'

const DROP = 'M0-14c6 9 8 12 8 16a8 8 0 0 1-16 0c0-4 2-7 8-16z'

/** Three ways for a virus into the body, and the skin without breaks that stops it. */
export function BloodWaysIn() {
  const t = useStore(bloodborneFigureMessages)
  return (
    <>
      <Way left={0} top={0} text={t.throughSkin}>
        <Skin />
        <path d="M112 96 148 36M140 20l22 14M152 28l10-18" className={classes.line} />
        <path d="M100 112c-4 7-6 9-6 13a6 6 0 0 0 12 0c0-4-2-6-6-13z" className={own.red} />
        <path d="m122 102-14 24" className={own.flow} />
      </Way>
      <Way left={204} top={0} text={t.splash}>
        <path d="M40 76c28-44 84-44 116 0-32 40-88 40-116 0z" className={classes.paper} />
        <circle cx="98" cy="74" r="25" className={own.blue} />
        <circle cx="98" cy="74" r="11" className={classes.body} />
        {['46 34', '76 20', '28 58'].map((at) => (
          <path key={at} d={DROP} transform={`translate(${at}) rotate(-50)`} className={own.red} />
        ))}
        <path d="m58 46 16 12" className={own.flow} />
      </Way>
      <Way left={0} top={198} text={t.brokenSkin}>
        <path d="M8 84h70l18 28 20-28h70v48H8z" className={own.skin} />
        <path d="M8 84h70l18 28 20-28h70" className={classes.bad} />
        <path d="M96 34c-9 13-12 19-12 25a12 12 0 0 0 24 0c0-6-3-12-12-25z" className={own.red} />
        <path d="M96 78v20m-7-7 7 8 7-8" className={own.flow} />
      </Way>
      <Way left={204} top={198} text={t.wholeSkin}>
        <Skin />
        <path d="M64 83q6-26 32-26t34 26z" className={own.red} />
        <path d="m142 42 11 13 22-28" className={classes.good} />
      </Way>
    </>
  )
}

function Skin() {
  return (
    <>
      <path d="M8 84h178v48H8z" className={own.skin} />
      <path d="M8 84h178" className={classes.line} />
    </>
  )
}

interface WayProps {
  readonly left: number
  readonly top: number
  readonly text: string
  readonly children: React.ReactNode
}

function Way({ left, top, text, children }: WayProps) {
  return (
    <g transform={`translate(${left} ${top})`}>
      <rect x="1.5" y="1.5" width="193" height="144" rx="12" className={classes.frame} />
      {children}
      <FigureText x={98} y={172} text={text} isMiddle />
    </g>
  )
}
