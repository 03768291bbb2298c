import { useStore } from '@nanostores/react'
import { Panel } from '../figure-parts.tsx'
import { Person } from '../kit/person.tsx'
import { emergencyFigureMessages } from './emergencies.messages.ts'
import classes from '../figures.module.css'
import emergency from './emergencies.module.css'

const RUNNING = 'M0-80v40l-20 34m20-34 18 18 6 24M0-74l18 18 14-8M0-74l-20 14 2 20'
const FLAME = 'M2-34c4 18 22 26 22 46a23 23 0 0 1-46 0c0-12 8-17 10-28 7 4 9 10 10 15 5-9 7-19 4-33z'

/** The same building and three answers: out, in, and across the wind. */
export function WhichWay() {
  const t = useStore(emergencyFigureMessages)
  return (
    <>
      <Panel at={[0, 0]} size={[196, 210]} text={t.fireOut}>
        <path d="M-84-62H4V56H-84z" className={classes.ground} />
        <path d={FLAME} transform="translate(-52 24)" className={classes.danger} />
        <path d="M4 4v52" className={classes.good} />
        <Person at={[40, 56]} limbs={RUNNING} scale={0.74} />
        <path d="M-18-38h96m-13-11 13 11-13 11" className={classes.good} />
      </Panel>
      <Panel at={[204, 0]} size={[196, 210]} text={t.tornadoIn}>
        <path d="M-32-62H88V56H-32z" className={classes.ground} />
        <path d="M-32-30v40M88-30v40" className={classes.water} />
        <path d="M10-14h54v70H10z" className={classes.paperless} />
        <path d="M10 20v-34h54v70H10" className={classes.line} />
        <Person at={[40, 54]} scale={0.48} />
        <path
          d="M-86-58h42M-82-42h34M-78-26h28M-74-10h20M-70 6h14M-68 22h8"
          className={emergency.smokeLine}
        />
        <path d="M-26 40h32m-11-10 11 10-11 10" className={classes.good} />
      </Panel>
      <Panel at={[0, 218]} size={[400, 220]} text={t.cloudCross}>
        <path d="M-186-30h36V50h-36z" className={classes.guard} />
        <path
          d="M-150 8C-90-22 0-40 110-50 150-40 150 40 110 50 0 44-90 34-150 14z"
          className={classes.smoke}
        />
        <path d="M-104-58h52m-12-10 12 10-12 10" className={classes.water} />
        <path d="M-104-38h52m-12-10 12 10-12 10" className={classes.water} />
        <Person at={[40, 42]} limbs={RUNNING} scale={0.66} />
        <path d="M40-32v-34H-20m13-10-13 10 13 10" className={classes.good} />
        <path d="M150 2h36m-12-10 12 10-12 10" className={classes.bad} />
        <path d="m176 24 16 16m0-16-16 16" className={classes.bad} />
      </Panel>
    </>
  )
}
