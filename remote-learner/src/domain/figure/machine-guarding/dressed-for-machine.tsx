import { useStore } from '@nanostores/react'
import { Callout } from '../figure-parts.tsx'
import { Person } from '../kit/person.tsx'
import { machineFigureMessages } from './machine-guarding.messages.ts'
import classes from '../figures.module.css'

/** A person without anything that a rotating part could catch. */
export function DressedForMachine() {
  const t = useStore(machineFigureMessages)
  return (
    <>
      <path d="M4 356h388v12H4z" className={classes.ground} />
      <Person at={[104, 348]} scale={3.1} />
      <path d="M62 38a42 42 0 0 1 84 0c-20-8-64-8-84 0z" className={classes.badge} />
      <path d="M70 50h68" className={classes.glasses} />
      <path d="M78 46h20v14H78zM110 46h20v14h-20z" className={classes.lenses} />
      <path d="M92 92h24" className={classes.good} />
      <path d="M60 206 84 218M148 206 124 218" className={classes.glasses} />
      <path d="M52 224 44 240M156 224l8 16" className={classes.hand} />
      <Callout from={[140, 28]} to={[196, 34]} text={t.hairCovered} />
      <Callout from={[130, 54]} to={[196, 104]} text={t.eyesProtected} />
      <Callout from={[114, 92]} to={[196, 174]} text={t.nothingLoose} />
      <Callout from={[140, 208]} to={[196, 238]} text={t.tightSleeves} />
      <Callout from={[160, 236]} to={[196, 298]} text={t.bareHands} />
    </>
  )
}
