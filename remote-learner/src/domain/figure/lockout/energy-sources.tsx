import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { Legend } from '../kit/legend.tsx'
import { NumberBadge } from '../kit/number-badge.tsx'
import { lockoutFigureMessages } from './lockout.messages.ts'

/** One press with six kinds of energy in it, numbered in the order of the lesson. */
export function EnergySources() {
  const t = useStore(lockoutFigureMessages)
  return (
    <>
      <path d="M4 246h392v12H4z" className={classes.ground} />
      <Drive />
      <Press />
      <Pipes />
      <NumberBadge x={80} y={36} number={1} />
      <NumberBadge x={146} y={30} number={2} />
      <NumberBadge x={344} y={30} number={3} />
      <NumberBadge x={258} y={138} number={4} />
      <NumberBadge x={382} y={126} number={6} />
      <NumberBadge x={382} y={196} number={5} />
      <Legend
        top={276}
        items={[
          { name: t.electrical, detail: t.electricalHere },
          { name: t.mechanical, detail: t.mechanicalHere },
          { name: t.pressure, detail: t.pressureHere },
          { name: t.gravity, detail: t.gravityHere },
          { name: t.thermal, detail: t.thermalHere },
          { name: t.chemical, detail: t.chemicalHere },
        ]}
      />
    </>
  )
}

/** The disconnect on the wall, the motor, and the flywheel that it drives by a belt. */
function Drive() {
  return (
    <>
      <rect x="14" y="22" width="48" height="70" rx="4" className={own.metal} />
      <path d="M38 40v30" className={classes.accent} />
      <path d="M38 92v96" className={classes.line} />
      <path d="m42 118-12 22h14l-12 22" className={own.flow} />
      <path d="M54 208 116 62M84 216 170 132" className={classes.line} />
      <rect x="18" y="188" width="64" height="58" rx="8" className={own.metal} />
      <circle cx="70" cy="216" r="14" className={classes.wheel} />
      <circle cx="146" cy="98" r="46" className={classes.wheel} />
      <path d="M146 98 146 60M146 98 113 117M146 98 179 117" className={classes.thin} />
      <circle cx="146" cy="98" r="9" className={classes.ground} />
      <path d="M120 70a38 38 0 0 1 50-2m-10-4 11 4-3 11" className={classes.bad} />
    </>
  )
}

function Press() {
  return (
    <>
      <path d="M204 44h14v174h-14zM298 44h14v174h-14z" className={own.metal} />
      <path d="M192 24h132v30H192zM192 214h132v32H192z" className={own.metal} />
      <path d="M192 98h-46" className={classes.line} />
      <path d="M240 54h36v46h-36z" className={classes.zone3} />
      <path d="M252 100h12v22h-12z" className={own.metal} />
      <path d="M222 122h72v32h-72z" className={classes.danger} />
      <path d="M258 164v32m-10-11 10 11 10-11" className={classes.bad} />
    </>
  )
}

/** The accumulator of the cylinder, the pipe with product and the steam line to the heated bed. */
function Pipes() {
  return (
    <>
      <path d="M276 72h56" className={classes.line} />
      <rect x="332" y="50" width="26" height="70" rx="13" className={classes.zone3} />
      <path d="M312 150h84v22h-84z" className={own.metal} />
      <path d="M312 161q10-7 21 0t21 0 21 0 21 0v11h-84z" className={own.green} />
      <path d="M324 222h72v16h-72z" className={classes.zone1} />
      <path d="M340 212q-6-7 0-13t0-13M358 212q-6-7 0-13t0-13" className={classes.bad} />
    </>
  )
}
