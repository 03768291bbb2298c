import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { Person } from '../kit/person.tsx'
import { respiratorFigureMessages } from './respirators.messages.ts'
import classes from '../figures.module.css'

const REACHING = 'M0-80v40l-10 40m10-40 10 40M0-74l22 14 14-6M0-74l-14 32'

function Firefighter({ x, limbs }: { readonly x: number; readonly limbs?: string }) {
  return (
    <>
      <path d={`M${x - 22} 172a8 8 0 0 1 16 0v48h-16z`} className={classes.guard} />
      <Person at={[x, 274]} limbs={limbs} hat="brand" />
      <path d={`M${x + 2} 180q14 10 2 22`} className={classes.accent} />
    </>
  )
}

/** A fire inside a building: two go in together, two stay out and are equipped to rescue. */
export function TwoOutside() {
  const t = useStore(respiratorFigureMessages)
  return (
    <>
      <path d="M4 90 106 30l102 60v184H4z" className={classes.ground} />
      <path d="M12 92 106 38l94 54v60c-30 14-50-10-78 4s-46 8-66-2-32 8-44 0z" className={classes.smoke} />
      <path d="M22 274c-10-30 14-40 10-70 18 16 26 40 18 70z" className={classes.danger} />
      <path d="M208 150v124" className={classes.paperless} />
      <Firefighter x={102} limbs={REACHING} />
      <Firefighter x={162} />
      <path d="M176 226c40 30 60-10 96 6" className={classes.accent} />
      <Firefighter x={288} />
      <Firefighter x={352} />
      <path d="M4 274h392v12H4z" className={classes.ground} />
      <FigureText x={106} y={322} text={t.twoIn} isMiddle />
      <FigureText x={306} y={322} text={t.twoOut} isMiddle />
      <FigureText x={306} y={90} text={t.inContact} isMiddle />
      <path d="M300 122 240 216" className={classes.measure} />
    </>
  )
}
