import { useStore } from '@nanostores/react'
import { BEARD, Face, Filters, MASK } from './face.tsx'
import { respiratorFigureMessages } from './respirators.messages.ts'
import classes from '../figures.module.css'
import own from './seal-leak.module.css'
import seal from './respirator-seal.module.css'

const THROUGH_FILTERS = 'M-160 26H-38M160 26H38'
const UNDER_THE_EDGE = 'M-130 70C-90 76-64 60-30 46M130 70C90 76 64 60 30 46'

/** One face and one mask: bare skin, a beard, and the check of the seal on both. */
function SealLeak() {
  return (
    <g transform="translate(200 160) scale(1.15)">
      <Face />
      <path d={BEARD} className={`${seal.beard} ${own.beard}`} />
      <g className={own.mask}>
        <path d={MASK} className={`${classes.paperless} ${classes.good} ${own.sealed}`} />
        <path d={MASK} className={`${classes.paperless} ${classes.bad} ${own.open}`} />
        <Filters />
      </g>
      <path d={THROUGH_FILTERS} className={`${classes.good} ${own.filtered}`} />
      <path d={UNDER_THE_EDGE} className={`${classes.bad} ${own.leak}`} />
      <g className={own.hands}>
        <path d="M-140 70-60 36M140 70 60 36" className={classes.arm} />
        <path d="M-54 14h32v26h-32zM22 14h32v26H22z" className={classes.covered} />
      </g>
      <path d="m84-84 12 13 24-29" className={`${classes.good} ${own.tick}`} />
      <path d="m86-104 30 30m0-30-30 30" className={`${classes.bad} ${own.cross}`} />
    </g>
  )
}

function useSteps() {
  const t = useStore(respiratorFigureMessages)
  return [t.leakSkin, t.leakBeard, t.leakCheck, t.leakFound]
}

export const sealLeak = { Drawing: SealLeak, ends: [3, 6.5, 9.5, 13], useSteps }
