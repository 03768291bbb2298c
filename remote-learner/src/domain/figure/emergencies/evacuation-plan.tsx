import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { Legend } from '../kit/legend.tsx'
import { NumberBadge } from '../kit/number-badge.tsx'
import { emergencyFigureMessages } from './emergencies.messages.ts'
import classes from '../figures.module.css'
import emergency from './emergencies.module.css'

/** A floor plan with two routes from one place, and what else a person needs to know where it is. */
export function EvacuationPlan() {
  const t = useStore(emergencyFigureMessages)
  const items = [t.planRoutes, t.planAlarm, t.planExtinguisher, t.planFirstAid, t.planAssembly]
  return (
    <>
      <path d="M20 20h360v180H20z" className={classes.ground} />
      <path
        d="M20 20h360v180H20zM20 84h80m40 0h110m40 0h90M150 84V20M250 84V20M20 136h110m40 0h60m40 0h110M200 136v64"
        className={classes.line}
      />
      <path d="M20 98v24M380 98v24" className={emergency.exit} />
      <path d="M150 168V112H34m16-12-16 12 16 12" className={classes.good} />
      <path d="M150 112h216m-16-12 16 12-16 12" className={classes.good} />
      <circle cx="150" cy="168" r="9" className={classes.danger} />
      <path d="M150 178v28" className={classes.measure} />
      <FigureText x={150} y={228} text={t.planHere} isMiddle />
      <NumberBadge x={92} y={112} number={1} />
      <NumberBadge x={324} y={112} number={1} />
      <NumberBadge x={206} y={112} number={2} />
      <NumberBadge x={258} y={112} number={3} />
      <NumberBadge x={322} y={168} number={4} />
      <path d="M380 110q16 0 16 40v78h-40m14-12-14 12 14 12" className={classes.good} />
      <circle cx="322" cy="228" r="15" className={classes.good} />
      <NumberBadge x={322} y={228} number={5} />
      <Legend top={258} items={items.map((name) => ({ name }))} columns={1} rowHeight={32} />
    </>
  )
}
