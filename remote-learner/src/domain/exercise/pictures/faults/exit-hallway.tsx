import classes from '../../../figure/figures.module.css'

/** A hallway that leads to an exit: pallet before the door, a chain on it, its sign lit, extinguisher in place. */
export function ExitHallway() {
  return (
    <>
      <path d="M8 8h384v250H8zM8 258 120 210h160l112 48zM120 60h160v150H120z" className={classes.ground} />
      <path d="M160 90h80v120h-80z" className={classes.wood} />
      <path d="M200 90v120" className={classes.line} />
      <path d="M168 146h64" className={classes.accent} />
      <path d="M184 152c6 16 26 16 32 0" className={classes.bad} />
      <path d="M192 164h16v14h-16z" className={classes.danger} />
      <rect x="172" y="66" width="56" height="18" className={classes.badge} />
      <path d="M180 75h40" className={classes.line} />
      <path d="M226 216h84v12h-84zM232 196h72v18h-72zM240 176h56v18h-56z" className={classes.wood} />
      <path d="M40 130h26v60H40zM48 118h10v12H48z" className={classes.danger} />
      <path d="M320 70h40v120h-40z" className={classes.frame} />
      <path d="m326 96 28 60m0-60-28 60" className={classes.thin} />
      <path d="M40 30h60v10H40zM300 30h60v10h-60z" className={classes.band} />
      <circle cx="352" cy="134" r="4" className={classes.body} />
    </>
  )
}
