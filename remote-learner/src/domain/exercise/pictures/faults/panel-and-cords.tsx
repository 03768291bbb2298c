import classes from '../../../figure/figures.module.css'

/** A wall with a panel: an open slot in it, boxes in front, a taped cord, a plug without its pin, a GFCI outlet. */
export function PanelAndCords() {
  return (
    <>
      <path d="M8 280h384v14H8z" className={classes.ground} />
      <path d="M60 40h110v160H60z" className={classes.ground} />
      <path
        d="M76 60h34v18H76zM120 60h34v18h-34zM76 88h34v18H76zM120 116h34v18h-34zM76 116h34v18H76zM76 144h34v18H76zM120 144h34v18h-34z"
        className={classes.frame}
      />
      <path d="M120 88h34v18h-34z" className={classes.body} />
      <path d="m130 92 8 4-4 2 8 6" className={classes.bad} />
      <path d="M70 222h56v58H70zM128 240h48v40h-48z" className={classes.wood} />
      <path d="M78 176h74v16H78z" className={classes.paper} />
      <path d="M84 184h60" className={classes.thin} />
      <rect x="220" y="70" width="46" height="64" rx="6" className={classes.paper} />
      <path d="M236 86v10M250 86v10M236 118v8M250 118v8" className={classes.line} />
      <path d="M236 102h6v6h-6zM246 102h6v6h-6z" className={classes.danger} />
      <path d="M260 190c40 10 20 50 60 60s50-10 60 10" className={classes.line} />
      <path d="M306 232h34v26h-34z" className={classes.band} />
      <path d="m308 236 8 20m4-22 8 22m2-22 8 18" className={classes.thin} />
      <path d="M230 174h34v30h-34z" className={classes.ground} />
      <path d="M230 182h-16M230 196h-16" className={classes.line} />
      <path d="M320 20h50v70h-50z" className={classes.frame} />
      <path d="M345 90v60c0 30-20 40-20 60" className={classes.thin} />
      <path d="M320 96h50" className={classes.wire} />
    </>
  )
}
