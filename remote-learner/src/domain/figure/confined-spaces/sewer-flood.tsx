import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { Person } from '../kit/person.tsx'
import { confinedSpaceFigureMessages } from './confined-spaces.messages.ts'

/** A sewer, cut open: rain far away sends water toward the person in the manhole. */
export function SewerFlood() {
  const t = useStore(confinedSpaceFigureMessages)
  return (
    <>
      <path d="M4 120 100 160H192V254L4 206v46L182 298h76V160h138v170H4z" className={classes.ground} />
      <path d="M4 222 150 258 192 268 182 296 4 250z" className={own.water} />
      <path
        d="M28 48a20 20 0 0 1 18-28 28 28 0 0 1 52 0 18 18 0 0 1 4 36H34q-4-2-6-8z"
        className={own.metal}
      />
      <path d="M40 66 32 92M64 66 56 100M88 66 80 108" className={classes.accent} />
      <path d="m136 266 30 8m-8-9 8 9-11 4" className={classes.line} />
      <path d="M46 150v64" className={classes.line} />
      <circle cx="46" cy="222" r="8" className={own.red} />
      <path d="M34 134a17 17 0 0 1 24 0M27 125a27 27 0 0 1 38 0" className={classes.measure} />
      <path d="M188 156h76" className={classes.line} />
      <Person at={[226, 298]} pose="down" hat="amber" scale={0.9} />
      <path d="M234 226h12v18h-12z" className={own.green} />
      <path d="M296 124h58v34h-58z" className={own.metal} />
      <path d="M296 134h-12v-14" className={classes.line} />
      <path d="M282 112q-14-8-20 6t-18 18" className={own.flow} />
      <path d="m302 118 46 46m0-46-46 46" className={classes.bad} />
      <FigureText x={124} y={40} text={t.rain} />
      <FigureText x={76} y={184} text={t.upstream} />
      <FigureText x={262} y={76} text={t.engine} />
      <path d="M246 236h20" className={classes.measure} />
      <FigureText x={268} y={242} text={t.running} />
    </>
  )
}
