import classes from '../figures.module.css'
import own from './kit.module.css'

type Point = readonly [x: number, y: number]

/** Body, arms and legs, from between the feet. */
const LIMBS = {
  /** Seen from the front, and 110 units tall: for drawings to scale. */
  standing: 'M0-80v40l-10 40m10-40 10 40M0-74l-16 34m16-34 16 34',
  down: posed('M0-88-16-52M0-88 16-52'),
  /** Both hands at something in front. */
  reach: posed('M0-88 34-80M0-88 32-64'),
  /** One hand up, palm out. */
  stop: posed('M0-88 20-80 24-112M0-88-15-52'),
  point: posed('M0-88 38-92M0-88-15-52'),
  hold: posed('M0-88 8-62 30-70M0-88 16-72 30-78'),
  up: posed('M0-88 18-124M0-88-18-124'),
}

/** From the side, facing right, and 122 units tall. */
function posed(arms: string): string {
  return `M0-92v44L-11-4M0-48 11-4${arms}`
}

interface Props {
  /** Where the feet stand. */
  readonly at: Point
  readonly pose?: keyof typeof LIMBS
  /** A pose that one drawing needs, instead. */
  readonly limbs?: string | undefined
  readonly head?: Point
  readonly scale?: number
  readonly isFacingLeft?: boolean
  readonly isFaint?: boolean
  readonly hat?: 'brand' | 'red' | 'blue' | 'green' | 'amber'
}

export function Person({ at, scale = 1, isFacingLeft = false, isFaint, hat, ...shape }: Props) {
  const { limbs, head } = shapeOf(shape)
  return (
    <g
      transform={`translate(${at.join(' ')}) scale(${isFacingLeft ? -scale : scale} ${scale})`}
      className={isFaint ? classes.faint : undefined}
    >
      <circle cx={head[0]} cy={head[1]} r="12" className={classes.body} />
      <path d={limbs} className={classes.limb} />
      {hat && <Hat head={head} hat={hat} />}
    </g>
  )
}

function shapeOf({ pose = 'standing', limbs, head }: Pick<Props, 'pose' | 'limbs' | 'head'>) {
  const usual: Point = [0, pose === 'standing' ? -98 : -110]
  return { limbs: limbs ?? LIMBS[pose], head: head ?? usual }
}

function Hat({ head: [x, y], hat }: Required<Pick<Props, 'head' | 'hat'>>) {
  return (
    <path
      d={`M${x - 13} ${y - 3}a13 13 0 0 1 26 0h6v4h-32z`}
      className={hat === 'brand' ? classes.badge : own[hat]}
    />
  )
}
