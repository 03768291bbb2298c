import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { Legend } from '../kit/legend.tsx'
import { NumberBadge } from '../kit/number-badge.tsx'
import { confinedSpaceFigureMessages } from './confined-spaces.messages.ts'

/** A vault, cut open, with what is in place before anyone goes in. */
export function ReadyToEnter() {
  const t = useStore(confinedSpaceFigureMessages)
  return (
    <>
      <path d="M4 132h172v36H92v112h226V168h-90v-36h168v164H4z" className={classes.ground} />
      <Isolation />
      <Air />
      <path d="M202 16 146 132M202 16l56 116M202 16v36" className={classes.line} />
      <path d="M194 52h16v14h-16z" className={own.red} />
      <path d="M128 86v46M276 86v46M128 94h148M128 112h148" className={classes.accent} />
      <path d="M250 128c-24 10-30 60-30 96" className={classes.thin} />
      <rect x="292" y="82" width="30" height="48" rx="6" className={own.amber} />
      <rect x="297" y="88" width="20" height="14" className={classes.paper} />
      <path d="M292 118q-40 2-52 18c-8 12-10 50-10 82" className={classes.measure} />
      <NumberBadge x={372} y={178} number={1} />
      <NumberBadge x={110} y={98} number={2} />
      <NumberBadge x={26} y={60} number={3} />
      <NumberBadge x={146} y={254} number={4} />
      <NumberBadge x={344} y={98} number={5} />
      <NumberBadge x={234} y={22} number={6} />
      <Legend
        top={314}
        rowHeight={36}
        items={[
          { name: t.isolated },
          { name: t.barrier },
          { name: t.fan },
          { name: t.duct },
          { name: t.tested },
          { name: t.rescue },
        ]}
      />
    </>
  )
}

/** A pipe into the vault, with a blank plate between its flanges. */
function Isolation() {
  return (
    <>
      <path d="M308 200h32v28h-32zM348 200h48v28h-48z" className={own.metal} />
      <path d="M332 190h8v48h-8zM350 190h8v48h-8z" className={own.metal} />
      <path d="M341 184h8v60h-8z" className={own.red} />
    </>
  )
}

function Air() {
  return (
    <>
      <rect x="14" y="82" width="56" height="50" rx="6" className={own.metal} />
      <circle cx="38" cy="107" r="17" className={own.hole} />
      <path d="M38 107V92M38 107l13 8M38 107l-13 8" className={classes.line} />
      <path d="M70 112h104q24 0 24 24v60q0 54-24 62" className={own.duct} />
      <path d="M168 262q-20 8-34 10m9-9-9 9 11 5" className={classes.measure} />
    </>
  )
}
