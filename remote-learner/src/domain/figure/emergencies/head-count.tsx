import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { Person } from '../kit/person.tsx'
import { emergencyFigureMessages } from './emergencies.messages.ts'
import classes from '../figures.module.css'
import emergency from './emergencies.module.css'
import own from './head-count.module.css'

const STOOPED = 'M0-44-24-40-30-22-34 0M-24-40-14-20-8 0M-2-42 14-22'

/** A hallway that fills with smoke, the way out, and the place where people are counted. */
function HeadCount() {
  const t = useStore(emergencyFigureMessages)
  return (
    <>
      <path d="M4 40h212v210H4z" className={classes.ground} />
      <path d="M4 40h212v150q-40 14-80 2t-74 4-58-2z" className={`${classes.smoke} ${own.smoke}`} />
      <path d="M34 250c-12-34 16-46 12-80 20 18 28 48 16 80z" className={classes.danger} />
      <path d="M4 250h392v12H4z" className={classes.ground} />
      <path d="M216 136v114" className={`${classes.accent} ${own.door}`} />
      <path d="M142 48h70v32h-70z" className={classes.paper} />
      <FigureText x={177} y={73} text={t.exitSign} kind="printedSignal" isMiddle />
      <path d="M361 96v26M330 40h62v56h-62z" className={emergency.assembly} />
      <path d="M350 86V66m11 20V58m11 28V66M350 58v1M361 50v1M372 58v1" className={emergency.assemblyMark} />
      <g className={own.first}>
        <Person at={[0, 250]} scale={0.8} />
      </g>
      <g className={own.second}>
        <Person at={[0, 250]} scale={0.8} />
      </g>
      <g className={own.stooped}>
        <Person at={[0, 250]} limbs={STOOPED} head={[8, -52]} scale={1} />
      </g>
      <g className={own.upright}>
        <Person at={[300, 250]} scale={0.8} />
      </g>
      <g className={own.missing}>
        <Person at={[334, 250]} scale={0.8} isFaint />
        <path d="m320 196 28 28m0-28-28 28" className={classes.bad} />
      </g>
      <g className={own.counts}>
        <Person
          at={[372, 250]}
          limbs="M0-80v40l-10 40m10-40 10 40M0-72l-22 18M0-72l-18 26"
          scale={0.8}
          hat="brand"
        />
        <path d="M344 190h14v20h-14z" className={classes.paper} />
      </g>
      <g className={own.count}>
        <FigureText x={306} y={290} text={t.countOf} kind="strong" isMiddle />
      </g>
    </>
  )
}

function useSteps() {
  const t = useStore(emergencyFigureMessages)
  return [t.countLeave, t.countLow, t.countGather, t.countMissing]
}

export const headCount = { Drawing: HeadCount, ends: [3, 6.5, 9.5, 12.5], useSteps }
