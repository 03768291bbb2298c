import { useStore } from '@nanostores/react'
import { Panel } from '../figure-parts.tsx'
import { fallFigureMessages } from './fall-protection.messages.ts'
import classes from '../figures.module.css'

const SIZE = [196, 330] as const

function Edge() {
  return (
    <>
      <path d="M-94-118h60v24h-60z" className={classes.ground} />
      <circle cx="-48" cy="-106" r="7" className={classes.badge} />
      <path d="M-48-106Q-10-112 0-60" className={classes.accent} />
    </>
  )
}

/** The same person under the same edge: still, and standing in the straps of the harness. */
export function HangingAndStanding() {
  const t = useStore(fallFigureMessages)
  return (
    <>
      <Panel at={[0, 0]} size={SIZE} text={t.hangingStill}>
        <Edge />
        <circle cx="8" cy="-62" r="15" className={classes.body} />
        <path d="M0-46v66M0-40-18 6M0-40 16 8" className={classes.limb} />
        <path d="M0 20-8 96M0 20l8 76" className={classes.hurt} />
        <path d="M44 10v60m-10-12 10 12 10-12" className={classes.bad} />
      </Panel>
      <Panel at={[204, 0]} size={SIZE} text={t.standingInStraps}>
        <Edge />
        <circle cx="-4" cy="-74" r="15" className={classes.body} />
        <path
          d="M0-56v60M0-50 20-22 6-66M0-50l-18 32-2 32M0 4l-9 42 3 40M0 4l11 42-1 40"
          className={classes.limb}
        />
        <path d="M-18-2-14 92M20-2 18 92M-18 94h38" className={classes.good} />
        <path d="M56 70V10m-10 12 10-12 10 12" className={classes.good} />
      </Panel>
    </>
  )
}
