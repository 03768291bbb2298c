import classes from '../../../figure/figures.module.css'

/** A full body harness from the back with its lanyard: frayed strap, torn shock pack, gate of the snaphook open. */
export function HarnessFaults() {
  return (
    <>
      <path
        d="M120 40c10 60 40 80 60 100M240 40c-10 60-40 80-60 100M180 140v70M130 230c30-18 70-18 100 0"
        className={classes.accent}
      />
      <path d="M130 230c-12 60 6 100 36 100M230 230c12 60-6 100-36 100" className={classes.accent} />
      <circle cx="180" cy="140" r="16" className={classes.line} />
      <path d="m122 66 8 10-6 6 12 8-4 8" className={classes.bad} />
      <path d="m112 70-8-4m10 14-10 2m16 10-8 6" className={classes.thin} />
      <path d="M150 222h24v18h-24z" className={classes.badge} />
      <path d="M196 318h22v18h-22z" className={classes.badge} />
      <rect x="214" y="96" width="42" height="26" className={classes.paper} />
      <path d="M220 104h30M220 112h24" className={classes.thin} />
      <path d="M196 140c40 0 60 20 90 20" className={classes.line} />
      <path d="M284 146h30v62h-30z" className={classes.wood} />
      <path d="m286 176 8 8-6 8 12 6M314 168l14-8m-14 20 16 4" className={classes.bad} />
      <path d="M300 208v70" className={classes.line} />
      <path d="M300 278c-22 8-24 52 2 58 22 4 30-18 26-34" className={classes.accent} />
      <path d="M312 286 344 272" className={classes.bad} />
    </>
  )
}
