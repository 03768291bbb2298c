import { FigureText } from './figure-text.tsx'
import classes from './figures.module.css'

/** One card: a symbol in a box of 80 by 60 around its middle, and a text of at most two lines. */
interface Card {
  readonly symbol: string
  readonly text: string
}

interface Props {
  readonly cards: readonly Card[]
  readonly columns: 2 | 3
  /** Steps have an order and show it; other cards are a choice. */
  readonly isOrdered?: boolean
}

const WIDTH_PX = 400
const COLUMN_GAP_PX = 5
const ROW_GAP_PX = 12
const HEIGHT_PX = 140

/** Cards in rows, numbered where their order counts; the last step is the one that people leave out. */
export function StepCards({ cards, columns, isOrdered = false }: Props) {
  const width = (WIDTH_PX - COLUMN_GAP_PX * (columns - 1)) / columns
  return cards.map(({ symbol, text }, index) => {
    const left = (index % columns) * (width + COLUMN_GAP_PX)
    const top = Math.floor(index / columns) * (HEIGHT_PX + ROW_GAP_PX)
    const isLast = isOrdered && index === cards.length - 1
    return (
      <g key={text} transform={`translate(${left} ${top})`}>
        <rect x="1.5" y="1.5" width={width - 3} height={HEIGHT_PX - 3} rx="12" className={classes.ground} />
        <g transform={`translate(${width / 2 + (isOrdered ? 10 : 0)} 50)`}>
          <path d={symbol} className={isLast ? classes.good : classes.line} />
        </g>
        {isOrdered && (
          <>
            <circle cx="22" cy="24" r="14" className={classes.badge} />
            <text x="22" y="30" className={classes.badgeText}>
              {index + 1}
            </text>
          </>
        )}
        <FigureText x={width / 2} y={104} text={text} isMiddle />
      </g>
    )
  })
}
