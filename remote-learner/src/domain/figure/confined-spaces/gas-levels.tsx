import { useStore } from '@nanostores/react'
import type { Animation } from '../drawing.ts'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { Person } from '../kit/person.tsx'
import { confinedSpaceFigureMessages } from './confined-spaces.messages.ts'
import moves from './gas-levels.module.css'

/** A hose goes down from outside; at each of three levels come the three tests, in their order. */
export const gasLevels: Animation = {
  Drawing: GasLevels,
  ends: [6.5, 12.5, 18, 24],
  useSteps: () => {
    const t = useStore(confinedSpaceFigureMessages)
    return [t.gasTop, t.gasMiddle, t.gasBottom, t.gasVerdict]
  },
}

function GasLevels() {
  const t = useStore(confinedSpaceFigureMessages)
  return (
    <>
      <path d="M26 158h140v78H26z" className={moves.light} />
      <path d="M26 236h140v78H26z" className={moves.mixed} />
      <path d="M26 314h140v78H26z" className={moves.heavy} />
      <FigureText x={34} y={204} text={t.rises} />
      <FigureText x={34} y={282} text={t.mixes} />
      <FigureText x={34} y={360} text={t.sinks} />
      <path d="M4 126h88v32H26v234h140V158h-26v-32h50v278H4z" className={classes.ground} />
      <Person at={[172, 126]} isFacingLeft pose="reach" hat="red" scale={0.94} />
      <g className={moves.probe}>
        <path d="M116-300v482" className={classes.accent} />
        <rect x="108" y="178" width="16" height="26" rx="6" className={own.amber} />
      </g>
      <path d="M140 44 116 40" className={classes.accent} />
      <Meter />
      <g className={moves.verdict}>
        <path d="m94 124 44 36m0-36-44 36" className={classes.bad} />
      </g>
    </>
  )
}

/** The readings of the level at which the hose is. */
function Meter() {
  const t = useStore(confinedSpaceFigureMessages)
  return (
    <>
      <rect x="212" y="130" width="184" height="216" rx="16" className={own.amber} />
      <rect x="224" y="144" width="160" height="188" rx="6" className={classes.paper} />
      <FigureText x={236} y={178} text={t.oxygen} kind="printed" />
      <g className={moves.first}>
        <g className={moves.good}>
          <FigureText x={236} y={204} text={t.oxygenGood} kind="printedStrong" />
          <path d={TICK} transform="translate(364 184)" className={own.printGood} />
        </g>
        <g className={moves.bad}>
          <FigureText x={236} y={204} text={t.oxygenBad} kind="printedStrong" />
          <path d={CROSS} transform="translate(364 184)" className={own.redArc} />
        </g>
      </g>
      <path d="M234 220h140M234 276h140" className={own.ink} />
      <FigureText x={236} y={255} text={t.flammable} kind="printed" />
      <g className={moves.second}>
        <path d={TICK} transform="translate(364 248)" className={own.printGood} />
      </g>
      <FigureText x={236} y={311} text={t.toxic} kind="printed" />
      <g className={moves.third}>
        <path d={TICK} transform="translate(364 304)" className={own.printGood} />
      </g>
    </>
  )
}

const TICK = 'm-10 0 7 9L10-10'
const CROSS = 'm-10-10 20 20m0-20-20 20'
