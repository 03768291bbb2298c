import { useStore } from '@nanostores/react'
import type { Animation } from '../drawing.ts'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { Padlock } from '../kit/padlock.tsx'
import { Person } from '../kit/person.tsx'
import { lockoutFigureMessages } from './lockout.messages.ts'
import moves from './group-lockbox.module.css'

/** The keys of all isolating devices in a box that opens when the last personal lock is off. */
export const groupLockbox: Animation = {
  Drawing: GroupLockbox,
  ends: [5, 10, 14, 19],
  useSteps: () => {
    const t = useStore(lockoutFigureMessages)
    return [t.groupKeys, t.groupLocks, t.groupOneOff, t.groupLast]
  },
}

function GroupLockbox() {
  return (
    <>
      <Device x={10} />
      <Device x={88} />
      <path d="M130 142h140v70H130z" className={own.boxInside} />
      <g className={moves.keyA}>
        <Key x={160} />
      </g>
      <g className={moves.keyB}>
        <Key x={214} />
      </g>
      <path d="M126 152h148v78H126z" className={own.red} />
      <g className={moves.lid}>
        <path d="M122 136h152v16H122z" className={own.red} />
      </g>
      <g className={moves.open}>
        <path d="m304 150 13 16 28-36" className={classes.good} />
      </g>
      {[160, 200, 240].map((x) => (
        <circle key={x} cx={x} cy="214" r="6" className={own.hole} />
      ))}
      <g className={moves.first}>
        <Padlock x={160} y={206} color="amber" />
      </g>
      <g className={moves.second}>
        <Padlock x={200} y={206} color="blue" />
      </g>
      <g className={moves.third}>
        <Padlock x={240} y={206} color="green" />
      </g>
      <path d="M4 370h392v12H4z" className={classes.ground} />
      <g className={moves.firstWorks}>
        <Person at={[70, 370]} hat="amber" pose="reach" />
      </g>
      <g className={moves.othersWork}>
        <Person at={[306, 370]} hat="blue" pose="reach" isFacingLeft />
        <Person at={[364, 370]} hat="green" pose="reach" isFacingLeft />
      </g>
    </>
  )
}

/** A disconnect, off, with a lock of the equipment on it. */
function Device({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 8)`}>
      <rect width="60" height="76" rx="5" className={own.metal} />
      <path d="M30 26v24" className={classes.accent} />
      <Padlock x={30} y={46} color="red" />
    </g>
  )
}

function Key({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 180)`}>
      <circle r="10" className={own.amber} />
      <circle r="3.5" className={own.hole} />
      <path d="M10-3h30v12h-6V3h-4v5h-5V3H10z" className={own.amber} />
    </g>
  )
}
