import classes from '../../../figure/figures.module.css'

/** A frame scaffold: one leg on blocks, a gap in the deck, no midrail on the right, a person's way up the braces. */
export function ScaffoldFaults() {
  return (
    <>
      <path d="M8 396h384v14H8z" className={classes.ground} />
      <path d="M80 130v250M310 130v250" className={classes.accent} />
      <path d="M80 370 310 200M310 370 80 200" className={classes.line} />
      <path d="M66 380h28v6H66zM56 386h48v10H56z" className={classes.badge} />
      <path d="M296 378h28v8h-28zM300 386h10v10h-10zM312 386h10v10h-10z" className={classes.wood} />
      <path d="M60 180h110v14H60zM204 180h126v14H204z" className={classes.wood} />
      <path d="M80 60v120M195 60v120M310 60v120" className={classes.line} />
      <path d="M80 66h230M80 116h115" className={classes.accent} />
      <path d="M60 166h270v14H60z" className={classes.band} />
      <path d="M30 390 52 150m22 240L76 150" className={classes.line} />
      <path d="M34 350h40M38 310h37M42 270h34M46 230h30M50 190h26" className={classes.line} />
      <path d="M150 330v40m-8-30 8-12 8 12" className={classes.bad} />
      <path d="M240 128h24v38h-24z" className={classes.ground} />
      <path d="M340 100h50M340 100v20" className={classes.line} />
      <rect x="94" y="210" width="30" height="44" className={classes.paper} />
      <path d="M100 222h18M100 232h18M100 242h10" className={classes.thin} />
    </>
  )
}
