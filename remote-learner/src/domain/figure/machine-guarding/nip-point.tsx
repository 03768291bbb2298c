import { useStore } from '@nanostores/react'
import { machineFigureMessages } from './machine-guarding.messages.ts'
import classes from '../figures.module.css'
import own from './nip-point.module.css'

/** A sheet between two rolls, and the hand that feeds it. */
function NipPoint() {
  return (
    <>
      <g transform="translate(262 82)">
        <Roll className={own.upper} />
      </g>
      <g transform="translate(262 206)">
        <Roll className={own.lower} />
      </g>
      <path d="M196 138 252 144 196 150z" className={`${classes.danger} ${own.danger}`} />
      <path d="M4 144h388" className={classes.wood} />
      <path d="M4 144h388" className={`${classes.accent} ${own.sheet}`} />
      <path
        d="M326 62a68 68 0 0 0-44-46m2 14-4-16 16-2M326 226a68 68 0 0 1-44 46m2-14-4 16 16 2"
        className={classes.line}
      />
      <g className={own.hand}>
        <path d="M-112 46-34 10" className={classes.arm} />
        <path d="M-34 8C-22-8-10-8 4-2M-32 12C-18 2-8 0 8 2M-30 16C-18 12-8 8 2 8" className={classes.limb} />
        <circle cx="2" cy="2" r="22" className={`${classes.bad} ${own.caught}`} />
        <path d="M-60-22h-48m14-12-14 12 14 12" className={`${classes.bad} ${own.pull}`} />
      </g>
      <g className={own.guard}>
        <path d="M176 30h16v108h-16zM176 150h16v108h-16z" className={classes.guard} />
      </g>
    </>
  )
}

function Roll({ className }: { readonly className: string | undefined }) {
  return (
    <>
      <circle r="60" className={classes.wheel} />
      <path d="M-60 0H60M0-60V60M-42-42 42 42M42-42-42 42" className={`${classes.thin} ${className}`} />
    </>
  )
}

function useSteps() {
  const t = useStore(machineFigureMessages)
  return [t.nipTurns, t.nipFollows, t.nipHolds, t.nipGuarded]
}

export const nipPoint = { Drawing: NipPoint, ends: [3, 6, 9, 13], useSteps }
