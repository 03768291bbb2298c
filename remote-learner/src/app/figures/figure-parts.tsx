import type { ReactNode } from 'react'
import { FigureText } from './figure-text.tsx'
import classes from './figures.module.css'

type Point = readonly [x: number, y: number]

const STANDING = 'M0-80v40l-10 40m10-40 10 40M0-74l-16 34m16-34 16 34'

interface PersonProps {
  /** Where they stand. */
  readonly at: Point
  /** Body, arms and legs from there; a person is 110 high. */
  readonly limbs?: string
  readonly head?: Point
  readonly hasHelmet?: boolean
  readonly isFaint?: boolean
  readonly scale?: number
}

export function Person({ at, limbs = STANDING, head = [0, -98], scale = 1, ...look }: PersonProps) {
  const [x, y] = head
  return (
    <g
      transform={`translate(${at.join(' ')}) scale(${scale})`}
      className={look.isFaint ? classes.faint : undefined}
    >
      <circle cx={x} cy={y} r="12" className={classes.body} />
      {look.hasHelmet && (
        <path d={`M${x - 15} ${y - 3}a15 15 0 0 1 30 0h3v4h-36v-4z`} className={classes.badge} />
      )}
      <path d={limbs} className={classes.limb} />
    </g>
  )
}

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
