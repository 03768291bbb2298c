import { useStore } from '@nanostores/react'
import { Panel } from '../figure-parts.tsx'
import { machineFigureMessages } from './machine-guarding.messages.ts'
import classes from '../figures.module.css'

const SIZE = [196, 300] as const

function Rolls() {
  return (
    <>
      <path d="M-20-92h100v166H-20z" className={classes.ground} />
      <circle cx="26" cy="-44" r="30" className={classes.wheel} />
      <circle cx="26" cy="20" r="30" className={classes.wheel} />
      <path d="M26-74v60M-4-44h60M26-10v60M-4 20h60" className={classes.thin} />
    </>
  )
}

/** The same rolls twice: fed through their guard, and with the guard off and an arm inside. */
export function LockoutLine() {
  const t = useStore(machineFigureMessages)
  return (
    <>
      <Panel at={[0, 0]} size={SIZE} text={t.guardEnough}>
        <Rolls />
        <path d="M-36-92h18v74h-18zM-36-6h18v80h-18z" className={classes.guard} />
        <path d="M-90-12h116" className={classes.accent} />
        <path d="M-92-2h22m2-10c8-8 16-6 24 2" className={classes.limb} />
        <path d="m-14 96 9 10 18-22" className={classes.good} />
      </Panel>
      <Panel at={[204, 0]} size={SIZE} text={t.lockoutApplies}>
        <Rolls />
        <path d="M-84-96-68-30M-84-96l16-4 16 66-16 4z" className={classes.guard} />
        <path d="M-92 4C-60 0-30-8-6-12m0 0 22 0" className={classes.limb} />
        <circle cx="14" cy="-12" r="20" className={classes.bad} />
        <path d="M-18 90h36v30h-36z" className={classes.danger} />
        <path d="M-11 90v-8a11 11 0 0 1 22 0v8M0 100v8" className={classes.line} />
      </Panel>
    </>
  )
}
