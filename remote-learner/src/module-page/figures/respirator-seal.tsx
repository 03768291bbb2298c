import { useStore } from '@nanostores/react'
import { figureMessages } from './figure.messages.ts'
import classes from './figures.module.css'

const HEAD = 'M-62-70a62 66 0 0 1 124 0v34c0 48-28 84-62 84s-62-36-62-84z'
const MASK = 'M0-62c14 0 18 16 30 34 12 18 8 54-30 54s-42-36-30-54c12-18 16-34 30-34z'
const BEARD =
  'M-56-10l8 12M-50 4l8 12M-42 16l8 12M-32 26l6 12M-20 32l5 12M-8 36l3 12M8 36l-3 12M20 32l-5 12M32 26l-6 12M42 16l-8 12M50 4l-8 12M56-10l-8 12M-40-4l6 10M40-4l-6 10'

/** The same mask on two faces: the line of the seal decides. */
export function RespiratorSeal() {
  const t = useStore(figureMessages)
  return (
    <>
      <g transform="translate(120 150)">
        <Face />
        <path d={MASK} className={classes.good} />
        <path d="m-17 102 12 13 22-27" className={classes.good} />
        <text y="136" className={`${classes.small} ${classes.middle}`}>
          {t.sealed}
        </text>
      </g>
      <g transform="translate(360 150)">
        <Face />
        <path d={BEARD} className={classes.thin} />
        <path d={MASK} className={`${classes.bad} ${classes.dashed}`} />
        <path d="m-14 88 28 28m0-28-28 28" className={classes.bad} />
        <text y="136" className={`${classes.small} ${classes.middle}`}>
          {t.leaking}
        </text>
      </g>
    </>
  )
}

function Face() {
  return (
    <>
      <path d={HEAD} className={classes.ground} />
      <path d="M-34-66h20M14-66h20M-62-40-30-14M62-40 30-14" className={classes.line} />
      <circle cy="-2" r="11" className={classes.thin} />
    </>
  )
}
