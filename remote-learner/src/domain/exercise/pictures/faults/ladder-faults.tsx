import classes from '../../../figure/figures.module.css'

const RUNGS = [60, 100, 140, 220, 260, 300, 340, 380]

/** An extension ladder from the front. The fourth rung is missing, the left rail is cracked, the right foot is bare. */
export function LadderFaults() {
  return (
    <>
      <path d="M20 424h360v12H20z" className={classes.ground} />
      <path d="M150 24v396M250 24v396" className={classes.accent} />
      {RUNGS.map((y) => (
        <path key={y} d={`M150 ${y}h100`} className={classes.line} />
      ))}
      <path d="M150 180h16M250 180h-14" className={classes.line} />
      <path d="m144 236 12 12-12 12 12 12-12 10" className={classes.bad} />
      <path d="M136 408h28v16h-28z" className={classes.badge} />
      <path d="M243 408h14v16h-14z" className={classes.ground} />
      <path
        d="M170 334c12-6 44-6 56 2 8 8-2 14-14 12-4 10-18 10-20 0-14 4-28-4-22-14z"
        className={classes.body}
      />
      <rect x="238" y="92" width="24" height="36" className={classes.paper} />
      <path d="m240 98 20 6-20 8 20 8" className={classes.thin} />
      <path d="M130 290h22v20h-22zM248 290h22v20h-22z" className={classes.badge} />
      <path d="M200 20v270" className={`${classes.thin} ${classes.dashed}`} />
    </>
  )
}
