import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { Legend } from '../kit/legend.tsx'
import { NumberBadge } from '../kit/number-badge.tsx'
import { chemicalFigureMessages } from './hazard-communication.messages.ts'

const HEAD =
  'M62 154v-34C44 112 34 94 34 72c0-36 26-60 62-60 32 0 50 22 52 48l12 22c2 4-2 6-8 6l1 10-6 3 4 7-4 4c1 12-5 18-17 16l-14-2v28z'
const TORSO = 'M66 140C34 148 12 170 10 250h150c0-48-14-92-44-104z'
const ARM =
  'M96 178c22-6 36 6 46 30l82-6c18-6 40-12 62-8 10 2 8 12-2 12l-18 2 30 4c8 2 6 12-2 12l-30 2c-14 6-30 6-44 4l-82 14c-22 4-34-8-42-22z'

/** The four ways in which a chemical gets into a body. */
export function ChemicalWaysIn() {
  const t = useStore(chemicalFigureMessages)
  return (
    <>
      <path d={TORSO} className={classes.zone3} />
      <path d={HEAD} className={own.skin} />
      <path d="M138 108h-12" className={classes.line} />
      <circle cx="124" cy="66" r="4" className={classes.body} />
      <path d={ARM} className={own.skin} />
      <path d="M250 74q-14-10-26 0t-26 0M250 90q-14-10-26 0t-26 0" className={own.flow} />
      <path d="M190 82h-20m9-7-9 7 9 7" className={classes.bad} />
      <path d="M262 188C250 150 200 130 164 116m11-3-11 3 7 9" className={`${classes.bad}`} />
      <path
        d="M196 168c-5 8-7 11-7 15a7 7 0 0 0 14 0c0-4-2-7-7-15zM216 160c-5 8-7 11-7 15a7 7 0 0 0 14 0c0-4-2-7-7-15z"
        className={own.green}
      />
      <path d="M352 196h40v26h-40zM340 203h12v12h-12z" className={own.metal} />
      <path d="M338 209h-38m10-8-10 8 10 8" className={classes.bad} />
      <NumberBadge x={274} y={80} number={1} />
      <NumberBadge x={200} y={142} number={2} />
      <NumberBadge x={272} y={156} number={3} />
      <NumberBadge x={332} y={178} number={4} />
      <Legend
        top={272}
        items={[
          { name: t.breathe, detail: t.breatheHere },
          { name: t.skin, detail: t.skinHere },
          { name: t.swallow, detail: t.swallowHere },
          { name: t.inject, detail: t.injectHere },
        ]}
      />
    </>
  )
}
