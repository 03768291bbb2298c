import classes from '../figures.module.css'
import own from './kit.module.css'

const ARMS = {
  down: 'M0-88-16-52M0-88 16-52',
  /** Both hands at something in front. */
  reach: 'M0-88 34-80M0-88 32-64',
  /** One hand up, palm out. */
  stop: 'M0-88 20-80 24-112M0-88-15-52',
  point: 'M0-88 38-92M0-88-15-52',
  hold: 'M0-88 8-62 30-70M0-88 16-72 30-78',
  up: 'M0-88 18-124M0-88-18-124',
} as const

interface Props {
  /** Where the feet stand. */
  readonly x: number
  readonly y: number
  readonly arms?: keyof typeof ARMS
  /** 1 is 122 units tall. */
  readonly scale?: number
  readonly isFacingLeft?: boolean
  readonly hat?: 'red' | 'blue' | 'green' | 'amber'
}

/** A person from the side, facing right. */
export function Person({ x, y, arms = 'down', scale = 1, isFacingLeft = false, hat }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${isFacingLeft ? -scale : scale} ${scale})`}>
      <circle cy="-110" r="12" className={classes.body} />
      <path d={`M0-92v44L-11-4M0-48 11-4${ARMS[arms]}`} className={classes.limb} />
      {hat && <path d="M-13-113a13 13 0 0 1 26 0h6v4h-32z" className={own[hat]} />}
    </g>
  )
}
