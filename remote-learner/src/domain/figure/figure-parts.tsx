import type { ReactNode } from 'react'
import { FigureText } from './figure-text.tsx'
import classes from './figures.module.css'

type Point = readonly [x: number, y: number]

/** Right. */
export function Tick({ at }: { readonly at: Point }) {
  return <path transform={`translate(${at.join(' ')})`} d="m-13 2 9 10 18-22" className={classes.good} />
}

/** Wrong. */
export function Cross({ at }: { readonly at: Point }) {
  return (
    <path transform={`translate(${at.join(' ')})`} d="m-11-11 22 22m0-22-22 22" className={classes.bad} />
  )
}

interface CalloutProps {
  /** On the thing that is named. */
  readonly from: Point
  /** Where the text begins. */
  readonly to: Point
  readonly text: string
  readonly kind?: 'small' | 'strong'
}

/** A line from a part to its name. */
export function Callout({ from, to: [x, y], text, kind }: CalloutProps) {
  const end = x > from[0] ? x - 8 : x + 8
  return (
    <>
      <circle cx={from[0]} cy={from[1]} r="4" className={classes.badge} />
      <path d={`M${from.join(' ')}L${end} ${y - 7}`} className={classes.measure} />
      <FigureText x={x} y={y} text={text} kind={kind} />
    </>
  )
}

interface PanelProps {
  readonly at: Point
  readonly size: Point
  readonly text: string
  /** Centered in the panel, above its text. */
  readonly children: ReactNode
}

const LINE = 24

/** A scene of its own, named at its lower edge. */
export function Panel({ at, size: [width, height], text, children }: PanelProps) {
  const lines = text.split('\n').length
  const textTop = height - 14 - (lines - 1) * LINE
  return (
    <g transform={`translate(${at.join(' ')})`}>
      <rect x="1.5" y="1.5" width={width - 3} height={height - 3} rx="12" className={classes.frame} />
      <g transform={`translate(${width / 2} ${(textTop - 20) / 2})`}>{children}</g>
      <FigureText x={width / 2} y={textTop} text={text} isMiddle />
    </g>
  )
}
