import { useStore } from '@nanostores/react'
import { Panel } from '../figure-parts.tsx'
import { machineFigureMessages } from './machine-guarding.messages.ts'
import classes from '../figures.module.css'

const SIZE = [196, 206] as const

/** One machine for each kind of guard; the guard is amber, what moves is behind it. */
export function GuardKinds() {
  const t = useStore(machineFigureMessages)
  return (
    <>
      <Panel at={[0, 0]} size={SIZE} text={t.fixedGuard}>
        <path d="M-40-40h80a34 34 0 0 1 0 68h-80a34 34 0 0 1 0-68z" className={classes.guard} />
        <circle cx="-40" cy="-6" r="22" className={`${classes.thin} ${classes.dashed}`} />
        <circle cx="40" cy="-6" r="14" className={`${classes.thin} ${classes.dashed}`} />
        <path d="M-40-28 40-20M-40 16 40 8" className={`${classes.thin} ${classes.dashed}`} />
        {['-64 -6', '64 -6', '0 -33', '0 21'].map((at) => (
          <g key={at} transform={`translate(${at})`}>
            <circle r="6" className={classes.paperless} />
            <circle r="6" className={classes.thin} />
            <path d="M-3-3 3 3M3-3-3 3" className={classes.thin} />
          </g>
        ))}
      </Panel>
      <Panel at={[204, 0]} size={SIZE} text={t.interlockedGuard}>
        <path d="M-46-44H34v84h-80z" className={classes.ground} />
        <circle cx="-6" cy="-2" r="24" className={classes.wheel} />
        <path d="M-6-26v48M-30-2h48" className={classes.thin} />
        <path d="M-46-44-84-30v84l38-14z" className={classes.guard} />
        <path d="M-52-44h12v18h-12z" className={classes.danger} />
        <path d="M-94-28h14v18h-14z" className={classes.danger} />
        <path d="M-6-2m-11-11 22 22m0-22-22 22" className={classes.bad} />
      </Panel>
      <Panel at={[0, 214]} size={SIZE} text={t.adjustableGuard}>
        <path d="M-76 22H76v12h-152z" className={classes.ground} />
        <path d="M0-58v80" className={classes.bad} />
        <path d="M-76 4h60v18h-60z" className={classes.wood} />
        <path d="M-14-58h28v52h-28z" className={classes.guard} />
        <path d="M40-46v44m-8-34 8-10 8 10m-16 24 8 10 8-10" className={classes.measure} />
      </Panel>
      <Panel at={[204, 214]} size={SIZE} text={t.selfAdjustingGuard}>
        <path d="M-88 24h76v14h-76z" className={classes.wood} />
        <circle cx="16" cy="-2" r="38" className={classes.wheel} />
        <path d="M-22-6a38 38 0 0 1 76 0H40a24 24 0 0 0-48 0z" className={classes.body} />
        <path d="M56-2A40 40 0 0 1-8 30l8-11A27 27 0 0 0 43-2z" className={classes.guard} />
        <path d="M-66 8h40m-9-7 9 7-9 7" className={classes.measure} />
        <path d="M-14 46c12 16 42 20 62 2m-3 13 4-14-13 0" className={classes.measure} />
      </Panel>
    </>
  )
}
