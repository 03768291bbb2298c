import { useStore } from '@nanostores/react'
import { Callout } from '../figure-parts.tsx'
import { emergencyFigureMessages } from './emergencies.messages.ts'
import classes from '../figures.module.css'
import emergency from './emergencies.module.css'

/** A person at an eyewash: eyes over the jets, lids held open, and the time by the clock. */
export function Eyewash() {
  const t = useStore(emergencyFigureMessages)
  return (
    <>
      <path d="M4 336h392v12H4z" className={classes.ground} />
      <path d="M128 336v-96M112 336h32" className={classes.wire} />
      <path d="M84 208h92q-6 34-46 34t-46-34z" className={classes.guard} />
      <path d="M112 206c0-26 6-36 14-48M150 206c0-26-6-36-14-48" className={classes.water} />
      <path d="M106 196c0-20 2-26 6-36M156 196c0-20-2-26-6-36" className={classes.water} />
      <circle cx="128" cy="128" r="34" className={classes.body} />
      <path d="M100 108q22-30 56-14" className={classes.hood} />
      <circle cx="118" cy="140" r="6" className={classes.paperless} />
      <circle cx="142" cy="138" r="6" className={classes.paperless} />
      <path d="M98 118C70 128 44 150 34 208l10 56-12 68M40 262l22 30 2 40" className={classes.hand} />
      <path d="M40 168q30 30 62-20M48 190q60 30 98-34" className={classes.limb} />
      <circle cx="44" cy="46" r="36" className={classes.paper} />
      <path d="M44 46V14A32 32 0 0 1 76 46z" className={emergency.quarter} />
      <path d="M44 46V20M44 46h24" className={classes.rule} />
      <Callout from={[76, 40]} to={[196, 40]} text={t.fifteenMinutes} kind="strong" />
      <Callout from={[146, 150]} to={[196, 120]} text={t.lidsOpen} />
      <Callout from={[156, 196]} to={[196, 200]} text={t.tepidWater} />
      <Callout from={[128, 290]} to={[196, 276]} text={t.tenSeconds} />
    </>
  )
}
