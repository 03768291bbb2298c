import classes from '../../../figure/figures.module.css'

/** A face with a half mask: stubble under the seal, glasses' arms above it, one strap twisted, a cartridge without label. */
export function FaceSeal() {
  return (
    <>
      <path d="M120 110c0-60 160-60 160 0v80c0 60-40 110-80 110s-80-50-80-110z" className={classes.ground} />
      <path d="M120 110c10-60 150-60 160 0" className={classes.hood} />
      <path
        d="M150 130h40v24h-40zM210 130h40v24h-40zM190 140h20M120 136h30M250 136h30"
        className={classes.line}
      />
      <path d="M150 200c14-44 86-44 100 0 10 50-20 80-50 80s-60-30-50-80z" className={classes.wood} />
      <circle cx="146" cy="240" r="24" className={classes.badge} />
      <circle cx="254" cy="240" r="24" className={classes.badge} />
      <rect x="240" y="232" width="28" height="16" className={classes.paper} />
      <circle cx="200" cy="254" r="12" className={classes.frame} />
      <path d="M126 186 152 196M274 186 248 196" className={classes.line} />
      <path d="M128 176c10 10 0 14 10 22" className={classes.bad} />
      <path
        d="m138 268 4 8m8 4 4 8m10 2 3 8m14 0 1 8m14-2v8m14-10-1 8m14-12-3 8m14-14-4 8m12-16-4 8"
        className={classes.line}
      />
    </>
  )
}
