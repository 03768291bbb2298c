import { useStore } from '@nanostores/react'
import { figureMessages } from './figure.messages.ts'
import classes from './figures.module.css'

const RUNGS = Array.from({ length: 14 }, (_, index) => (index + 0.7) / 14)

/** Drawn to scale: 16 ft of working length, the foot 4 ft out. */
export function LadderAngle() {
  const t = useStore(figureMessages)
  return (
    <>
      <path d="M20 292h440v26H20z" className={classes.ground} />
      <path d="M270 88h190v16h-12v188H282V104h-12z" className={classes.ground} />
      <path d="M210 292 281 22m14 4-70 266" className={classes.line} />
      {RUNGS.map((at) => (
        <path
          key={at}
          d={`M${210 + 71 * at} ${292 - 270 * at}l14.5 2`}
          className={at > 0.76 ? classes.accent : classes.line}
        />
      ))}
      <path d="M210 306h60m-60-6v12m60-12v12" className={classes.measure} />
      <path d="M196 290 250 86m-8 0 16 4M188 290l16 0" className={classes.measure} />
      <path d="M312 24v62m-6-62h12m-12 62h12" className={classes.measure} />
      <text x="178" y="190" className={`${classes.label} ${classes.end}`}>
        {t.workingLength}
      </text>
      <text x="282" y="313" className={classes.strong}>
        {t.base}
      </text>
      <text x="326" y="60" className={classes.label}>
        {t.landing}
      </text>
    </>
  )
}
