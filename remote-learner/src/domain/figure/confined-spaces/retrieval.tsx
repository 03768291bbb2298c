import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { Person } from '../kit/person.tsx'
import { confinedSpaceFigureMessages } from './confined-spaces.messages.ts'

/** To scale, 20 units a foot: a shaft 9 ft deep with a person on a retrieval line, and the attendant at the winch. */
export function Retrieval() {
  const t = useStore(confinedSpaceFigureMessages)
  return (
    <>
      <path d="M4 184h92v180h96V184h204v22H214v176H4z" className={classes.ground} />
      <path d="M144 24 82 184M144 24l70 160M144 24l14 160" className={classes.line} />
      <circle cx="144" cy="30" r="9" className={own.metal} />
      <path d="M136 32v248M150 36l26 60" className={classes.measure} />
      <rect x="166" y="86" width="26" height="24" rx="4" transform="rotate(8 178 98)" className={own.red} />
      <path d="M186 98 206 108" className={classes.line} />
      <Person at={[144, 364]} pose="down" hat="amber" />
      <path d="M144 276c-12 10-12 40 0 44" className={classes.accent} />
      <circle cx="136" cy="280" r="5" className={own.red} />
      <Person at={[246, 184]} pose="reach" isFacingLeft hat="red" />
      <path d="M80 184v100m-8-100h16m-16 100h16" className={classes.measure} />
      <FigureText x={68} y={222} text={t.deeper} isEnd kind="strong" />
      <path d="M192 88 222 16h8" className={classes.measure} />
      <FigureText x={236} y={22} text={t.winch} />
      <FigureText x={284} y={132} text={t.pulls} />
      <path d="M142 280h86" className={classes.measure} />
      <FigureText x={232} y={264} text={t.line} />
    </>
  )
}
