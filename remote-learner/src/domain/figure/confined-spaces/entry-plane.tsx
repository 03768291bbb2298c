import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { Legend } from '../kit/legend.tsx'
import { NumberBadge } from '../kit/number-badge.tsx'
import { confinedSpaceFigureMessages } from './confined-spaces.messages.ts'

/** A tank, cut open, and a person who only wants to look inside: the head is past the plane of the opening. */
export function EntryPlane() {
  const t = useStore(confinedSpaceFigureMessages)
  return (
    <>
      <path d="M4 236h392v12H4z" className={classes.ground} />
      <path
        d="M170 106V50q0-30 30-30h160q30 0 30 30v156q0 30-30 30H200q-30 0-30-30v-26"
        className={classes.hood}
      />
      <path d="M158 98h24v10h-24zM158 178h24v10h-24z" className={own.metal} />
      <path d="M170 108v70" className={`${classes.bad} ${classes.dashed}`} />
      <circle cx="190" cy="138" r="13" className={classes.body} />
      <path
        d="M174 146 120 166 92 176M92 176l30 18-4 38M92 176l-26 24-24 32M140 158l22 28"
        className={classes.limb}
      />
      <path d="M206 206q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0" className={own.flow} />
      <NumberBadge x={362} y={52} number={1} />
      <NumberBadge x={144} y={92} number={2} />
      <NumberBadge x={362} y={168} number={3} />
      <FigureText x={208} y={110} text={t.thisIsEntry} kind="strong" />
      <Legend
        top={262}
        columns={1}
        rowHeight={34}
        items={[{ name: t.largeEnough }, { name: t.limitedWays }, { name: t.notForStaying }]}
      />
    </>
  )
}
