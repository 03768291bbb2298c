import classes from './figures.module.css'

interface Props {
  readonly x: number
  readonly y: number
  /** `\n` starts a new line: SVG text does not wrap by itself. */
  readonly text: string
  readonly kind?: 'small' | 'strong' | 'printed' | 'printedStrong' | 'printedSignal'
  readonly isMiddle?: boolean
}

const LINE = '1.15em'

export function FigureText({ x, y, text, kind = 'small', isMiddle = false }: Props) {
  return (
    <text y={y} className={isMiddle ? `${classes[kind]} ${classes.middle}` : classes[kind]}>
      {text.split('\n').map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : LINE}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
