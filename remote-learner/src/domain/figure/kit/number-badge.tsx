import classes from '../figures.module.css'

interface Props {
  readonly x: number
  readonly y: number
  readonly number: number
}

/** Marks a part of a drawing with a number that the legend repeats. */
export function NumberBadge({ x, y, number }: Props) {
  return (
    <>
      <circle cx={x} cy={y} r="14" className={classes.badge} />
      <text x={x} y={y + 7} className={classes.badgeText}>
        {number}
      </text>
    </>
  )
}
