import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { NumberBadge } from '../kit/number-badge.tsx'
import { Padlock } from '../kit/padlock.tsx'
import { electricalFigureMessages } from './electrical.messages.ts'

/** The tester on a known source, on the part, and on the known source again. */
export function LiveDeadLive() {
  const t = useStore(electricalFigureMessages)
  return (
    <>
      <path d="M118 64h24m-8-7 8 7-8 7M254 64h24m-8-7 8 7-8 7" className={classes.measure} />
      <Test left={0} number={1} reading="120 V" text={t.knownSource}>
        <Outlet />
      </Test>
      <Test left={136} number={2} reading="0 V" text={t.thePart}>
        <Terminals />
      </Test>
      <Test left={272} number={3} reading="120 V" text={t.knownSourceAgain}>
        <Outlet />
      </Test>
    </>
  )
}

interface TestProps {
  readonly left: number
  readonly number: number
  readonly reading: string
  readonly text: string
  readonly children: React.ReactNode
}

function Test({ left, number, reading, text, children }: TestProps) {
  return (
    <g transform={`translate(${left} 0)`}>
      <rect x="22" y="12" width="84" height="112" rx="12" className={own.amber} />
      <rect x="30" y="22" width="68" height="36" rx="4" className={classes.paper} />
      <FigureText x={64} y={47} text={reading} kind="printedStrong" isMiddle />
      <circle cx="64" cy="88" r="20" className={own.hole} />
      <path d="m64 88 10-13" className={classes.line} />
      {children}
      <path d="M48 124c0 26-4 36 0 62M80 124c0 26 4 36 0 62" className={classes.line} />
      <path d="M48 160v28M80 160v28" className={classes.accent} />
      <NumberBadge x={16} y={22} number={number} />
      <FigureText x={64} y={262} text={text} isMiddle />
    </g>
  )
}

function Outlet() {
  return (
    <>
      <rect x="26" y="168" width="76" height="64" rx="8" className={own.metal} />
      <path d="M45 180h6v18h-6zM77 180h6v18h-6z" className={own.hole} />
      <path d="M57 214a7 7 0 0 1 14 0v6H57z" className={own.hole} />
    </>
  )
}

/** The terminals of a motor, whose supply is locked out. */
function Terminals() {
  return (
    <>
      <rect x="18" y="168" width="92" height="64" rx="8" className={own.metal} />
      <circle cx="48" cy="190" r="8" className={own.hole} />
      <circle cx="80" cy="190" r="8" className={own.hole} />
      <Padlock x={106} y={184} scale={0.9} />
    </>
  )
}
