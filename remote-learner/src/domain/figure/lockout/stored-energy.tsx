import { useStore } from '@nanostores/react'
import type { Animation } from '../drawing.ts'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { Padlock } from '../kit/padlock.tsx'
import { lockoutFigureMessages } from './lockout.messages.ts'
import moves from './stored-energy.module.css'

/** A press whose air cylinder still has pressure after the switch is off. */
export const storedEnergy: Animation = {
  Drawing: StoredEnergy,
  ends: [4, 9, 14, 20],
  useSteps: () => {
    const t = useStore(lockoutFigureMessages)
    return [t.energyRuns, t.energyOff, t.energyStrikes, t.energyReleased]
  },
}

function StoredEnergy() {
  return (
    <>
      <path d="M4 286h392v12H4z" className={classes.ground} />
      <Supply />
      <path
        d="M176 20h148v34H176zM188 54h14v186h-14zM298 54h14v186h-14zM176 240h148v46H176z"
        className={own.metal}
      />
      <path d="M226 54h48v52h-48z" className={classes.zone3} />
      <g className={moves.ram}>
        <path d="M244 106h12v24h-12z" className={own.metal} />
        <path d="M212 130h76v34h-76z" className={classes.danger} />
      </g>
      <path d="M228 218h44v22h-44z" className={classes.wood} />
      <g className={moves.block}>
        <path d="M214 166h16v74h-16z" className={own.green} />
      </g>
      <g className={moves.hand}>
        <path d="M400 206h-78q-20 2-36-6-10-4-8 6l10 12-14 4q-4 6 6 6l44-2h76z" className={own.skin} />
      </g>
      <g className={moves.strike}>
        <path d="m206 204-24-10M206 220h-28M294 204l24-10M294 222h28" className={classes.bad} />
      </g>
      <Gauge />
    </>
  )
}

/** The disconnect, the motor that it feeds, and its flywheel. */
function Supply() {
  return (
    <>
      <rect x="18" y="30" width="56" height="92" rx="5" className={own.metal} />
      <g className={moves.lever}>
        <path d="M46 74V46" className={classes.accent} />
      </g>
      <circle cx="46" cy="74" r="6" className={own.hole} />
      <g className={moves.lock}>
        <Padlock x={58} y={92} />
      </g>
      <path d="M34 122v120h26" className={classes.line} />
      <g className={moves.power}>
        <path d="m44 132-12 22h14l-12 22" className={own.flow} />
      </g>
      <path d="M48 232h72v54H48z" className={own.metal} />
      <g className={moves.wheel}>
        <circle cx="84" cy="190" r="44" className={classes.wheel} />
        <path d="M84 150v80M49 170l70 40M119 170l-70 40" className={classes.thin} />
      </g>
      <circle cx="84" cy="190" r="7" className={own.hole} />
      <path d="M128 190h60" className={classes.line} />
    </>
  )
}

/** The pressure in the cylinder, and the valve through which it leaves. */
function Gauge() {
  return (
    <>
      <path d="M274 66h36" className={classes.line} />
      <circle cx="348" cy="66" r="38" className={classes.paper} />
      <path d="M320 82a32 32 0 0 1 14-45" className={own.ink} />
      <path d="M362 37a32 32 0 0 1 14 45" className={own.redArc} />
      <g className={moves.needle}>
        <path d="M348 66V38" className={own.pointer} />
      </g>
      <path d="M342 104h12v22h-12z" className={own.metal} />
      <g className={moves.air}>
        <path d="M340 138q-8 10 0 20t0 20M356 138q8 10 0 20t0 20" className={classes.measure} />
      </g>
      <g className={moves.safe}>
        <path d="m334 146 12 15 26-32" className={classes.good} />
      </g>
    </>
  )
}
