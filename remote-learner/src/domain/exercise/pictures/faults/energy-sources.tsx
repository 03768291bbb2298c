import classes from '../../../figure/figures.module.css'

/** A press after its main switch was turned off: raised ram, air in a cylinder, turning flywheel, charged capacitor. */
export function EnergySources() {
  return (
    <>
      <path d="M8 290h384v14H8z" className={classes.ground} />
      <path d="M110 60h24v230h-24zM246 60h24v230h-24zM96 40h188v26H96z" className={classes.ground} />
      <path d="M140 240h100v24H140z" className={classes.wood} />
      <path d="M150 100h80v44h-80z" className={classes.danger} />
      <path d="M190 66v34M190 160v30m-8-10 8 12 8-12" className={classes.line} />
      <circle cx="320" cy="90" r="42" className={classes.wheel} />
      <circle cx="320" cy="90" r="8" className={classes.body} />
      <path d="M290 50a50 50 0 0 1 56-4m-12-8 14 8-8 12" className={classes.line} />
      <path d="M300 200h70v30h-70zM284 210h16v10h-16z" className={classes.badge} />
      <circle cx="352" cy="186" r="14" className={classes.paper} />
      <path d="m352 186 8-8" className={classes.bad} />
      <path d="M20 180h64v90H20z" className={classes.ground} />
      <path d="M52 196v24m-10-24h20m-20 24h20" className={classes.line} />
      <path d="m40 236 10 8-6 4 12 10" className={classes.bad} />
      <path d="M20 90h60v60H20z" className={classes.ground} />
      <path d="M50 104v24l-14 8" className={classes.line} />
      <path d="M62 116h14v20H62zM64 116c0-12 10-12 10 0" className={classes.badge} />
      <path d="M180 270h20v20h-20z" className={classes.ground} />
    </>
  )
}
