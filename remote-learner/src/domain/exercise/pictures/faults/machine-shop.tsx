import classes from '../../../figure/figures.module.css'

/** A shop from the front: belt drive without a cover, fan with wide bars, anchored drill press, grinder, saw guard tied up. */
export function MachineShop() {
  return (
    <>
      <path d="M8 270h384v14H8z" className={classes.ground} />
      <circle cx="60" cy="60" r="38" className={classes.frame} />
      <path d="M60 24v72M24 60h72" className={classes.thin} />
      <path
        d="M60 60c-4-22 10-28 14-20s-4 18-14 20zm0 0c22-4 28 10 20 14s-18-4-20-14zm0 0c4 22-10 28-14 20s4-18 14-20zm0 0c-22 4-28-10-20-14s18 4 20 14z"
        className={classes.danger}
      />
      <path d="M60 98v30" className={classes.line} />
      <circle cx="160" cy="210" r="34" className={classes.ground} />
      <circle cx="160" cy="120" r="16" className={classes.ground} />
      <path d="M126 210 144 120M194 210 176 120" className={classes.line} />
      <path d="M130 244h60v26h-60z" className={classes.ground} />
      <path d="M250 60h22v200h-22zM232 60h70v34h-70z" className={classes.ground} />
      <path d="M284 94v40m-6-8 6 14 6-14" className={classes.line} />
      <path d="M236 180h60v10h-60zM238 258h48v12h-48z" className={classes.wood} />
      <path d="M244 262v10M280 262v10" className={classes.bad} />
      <path d="M330 210a30 30 0 1 1 52 20" className={classes.hood} />
      <circle cx="356" cy="220" r="24" className={classes.wheel} />
      <path d="M330 244h54v26h-54z" className={classes.ground} />
      <path d="M318 222h10v6h-10z" className={classes.badge} />
      <path d="M24 210h70v12H24z" className={classes.wood} />
      <circle cx="62" cy="200" r="22" className={classes.wheel} />
      <path d="M40 190a24 24 0 0 1 30-18" className={classes.hood} />
      <path d="M70 172 96 150m-6-4 12 10" className={classes.bad} />
      <path d="M34 222v48M84 222v48" className={classes.line} />
      <circle cx="206" cy="232" r="9" className={classes.danger} />
      <path d="M196 232h-8" className={classes.line} />
    </>
  )
}
