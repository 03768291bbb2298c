import { NumberBadge } from './number-badge.tsx'
import { FigureText } from '../figure-text.tsx'

interface Item {
  readonly name: string
  readonly detail?: string
}

interface Props {
  /** Where the first row begins. */
  readonly top: number
  readonly items: readonly Item[]
  readonly columns?: 1 | 2
  readonly rowHeight?: number
  readonly first?: number
}

/** The names of what the numbers in a drawing mark. */
export function Legend({ top, items, columns = 2, rowHeight = 54, first = 1 }: Props) {
  return items.map(({ name, detail }, index) => {
    const left = (index % columns) * 204
    const y = top + Math.floor(index / columns) * rowHeight
    return (
      <g key={name}>
        <NumberBadge x={left + 15} y={y + 14} number={index + first} />
        <FigureText x={left + 38} y={y + 20} text={name} kind={detail ? 'strong' : 'small'} />
        {detail && <FigureText x={left + 38} y={y + 42} text={detail} />}
      </g>
    )
  })
}
