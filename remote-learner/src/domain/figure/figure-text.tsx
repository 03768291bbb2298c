import classes from './figure-text.module.css'

interface Props {
  readonly x: number
  readonly y: number
  /** `\n` starts a new line: SVG text does not wrap by itself. */
  readonly text: string
  readonly kind?: 'small' | 'strong' | 'printed' | 'printedStrong' | 'printedSignal'
  /** The text has its middle, or its end, at `x`; without either, its start. */
  readonly isMiddle?: boolean
  readonly isEnd?: boolean
}

const LINE = '1.15em'

export function FigureText({ x, y, text, kind = 'small', isMiddle, isEnd }: Props) {
  const anchor = isMiddle ? classes.middle : isEnd ? classes.end : ''
  return (
    <text y={y} className={`${classes[kind]} ${anchor}`}>
      {text.split('\n').map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : LINE}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
