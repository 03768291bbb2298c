import classes from '../figures.module.css'
import own from './respirator-seal.module.css'

const HEAD = 'M-62-52c0-44 26-70 62-70s62 26 62 70v22c0 50-26 90-62 90s-62-40-62-90z'
const HAIR = 'M-64-56c-4-46 24-76 64-76s68 30 64 76c-6-22-18-34-28-40-22 10-50 10-72 0-10 6-22 18-28 40z'
export const MASK =
  'M0-40c9 0 14 8 18 20 6 16 22 26 24 44 2 20-16 32-42 32s-44-12-42-32c2-18 18-28 24-44 4-12 9-20 18-20z'
export const BEARD =
  'M-62-14c2 44 26 76 62 76s60-32 62-76c-6 12-16 18-26 18-12 0-24-4-36-4s-24 4-36 4c-10 0-20-6-26-18z'

/** From the front; 124 wide around its middle. */
export function Face() {
  return (
    <>
      <path d={HEAD} className={own.skin} />
      <path d={HAIR} className={own.hair} />
      <path
        d="M-42-66q14-8 26-1M42-66q-14-8-26-1M-39-52q10-8 20 0M39-52q-10-8-20 0"
        className={classes.thin}
      />
      <circle cx="-29" cy="-51" r="4.5" className={classes.body} />
      <circle cx="29" cy="-51" r="4.5" className={classes.body} />
      <path d="M-64-26-34 12M64-26 34 12" className={classes.thin} />
    </>
  )
}

export function Filters() {
  return (
    <>
      <circle cx="-36" cy="26" r="15" className={classes.ground} />
      <circle cx="36" cy="26" r="15" className={classes.ground} />
      <circle cy="20" r="10" className={classes.thin} />
      <path d="M-8 40h16M-6 46h12" className={classes.thin} />
    </>
  )
}
