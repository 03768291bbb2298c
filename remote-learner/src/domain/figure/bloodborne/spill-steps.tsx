import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { NumberBadge } from '../kit/number-badge.tsx'
import { bloodborneFigureMessages } from './bloodborne.messages.ts'

/** The three steps of a cleanup that people get wrong, numbered as in the lesson. */
export function SpillSteps() {
  const t = useStore(bloodborneFigureMessages)
  const steps = [
    { number: 3, text: t.tongs },
    { number: 4, text: t.inward },
    { number: 6, text: t.wetTime },
  ]
  return (
    <>
      <Tongs />
      <g transform="translate(106 212)">
        <path d={PUDDLE} className={own.red} />
        <path d="M-84-2a84 46 0 1 0 168 0a84 46 0 1 0-168 0" className={own.absorbent} />
        <path
          d="M-68-2h36m-10-8 10 8-10 8M68-2H32m10-8-10 8 10 8M0-40v22m-8-9 8 9 8-9M0 38V16m-8 9 8-9 8 9"
          className={classes.line}
        />
      </g>
      <g transform="translate(106 350)">
        <path d="M-90 30q10-22 60-24t96 4q28 8 18 22z" className={own.water} />
        <circle cy="-8" r="34" className={classes.paper} />
        <path d="M0-8v-22M0-8l16 10" className={own.ink} />
        <path d="M0-42v6M0 20v6M-34-8h6M28-8h6" className={own.ink} />
      </g>
      {steps.map(({ number, text }, index) => (
        <g key={number}>
          <NumberBadge x={20} y={22 + index * 136} number={number} />
          <FigureText x={216} y={60 + index * 138} text={text} />
        </g>
      ))}
    </>
  )
}

const PUDDLE = 'M-62-4c0-22 30-32 60-30s64 8 62 32-28 32-60 30-62-10-62-32z'

/** Broken glass goes from the puddle into a sharps container. */
function Tongs() {
  return (
    <g transform="translate(106 70)">
      <path d="M-84 26c0-12 20-18 44-18s46 6 46 18-22 16-46 16-44-4-44-16z" className={own.red} />
      <path d="m-62 22 12-20 8 18zM-38 28l18-10 4 14z" className={classes.paper} />
      <path d="M36-6h52l-6 52H42z" className={own.red} />
      <path d="M32-12h60v12H32z" className={own.metal} />
      <path d="M-26 2-4-44 34-50M-12 4 6-34 36-44" className={classes.line} />
      <path d="m-28-2 8 14 10-12z" className={classes.paper} />
      <path d="M14-22q26-8 40 4m0-11v12H42" className={classes.measure} />
    </g>
  )
}
