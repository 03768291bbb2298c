import classes from '../../../figure/figures.module.css'

/** A manhole from the side: entrant below on a line, tripod above, attendant who walks off, truck at the fan's intake. */
export function ConfinedEntry() {
  return (
    <>
      <path d="M8 150h150v24H8zM242 150h150v24H242z" className={classes.ground} />
      <path d="M150 174h10v170h-10zM240 174h10v170h-10zM150 340h100v12H150z" className={classes.ground} />
      <path d="M200 40 150 150M200 40l50 110M200 40v110" className={classes.line} />
      <path d="M206 44v190" className={classes.accent} />
      <path d="M160 100h22v22h-22z" className={classes.badge} />
      <circle cx="204" cy="236" r="12" className={classes.body} />
      <path d="M204 252v44l-10 40m10-40 10 40m-10-74-18 24m18-24 18 24" className={classes.limb} />
      <path d="M222 256h12v16h-12z" className={classes.danger} />
      <circle cx="346" cy="60" r="11" className={classes.body} />
      <path d="M346 74v38l-16 36m16-36 18 32m-18-62-16 22m16-22 18 18" className={classes.limb} />
      <path d="M366 92h24m-8-6 8 6-8 6" className={classes.bad} />
      <path d="M12 96h60v40H12zM72 110h22v26H72z" className={classes.wood} />
      <circle cx="30" cy="140" r="10" className={classes.wheel} />
      <circle cx="78" cy="140" r="10" className={classes.wheel} />
      <path d="M98 126c6-8 12 4 18-4" className={classes.bad} />
      <path d="M116 118h24v28h-24z" className={classes.ground} />
      <path d="M140 132c30 0 24 40 24 110" className={classes.wire} />
      <rect x="262" y="92" width="34" height="44" className={classes.paper} />
      <path d="M268 102h22M268 112h22M268 122h14M279 136v14" className={classes.thin} />
    </>
  )
}
