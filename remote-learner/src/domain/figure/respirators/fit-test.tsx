import { useStore } from '@nanostores/react'
import { Panel } from '../figure-parts.tsx'
import { FigureText } from '../figure-text.tsx'
import { Face, Filters, MASK } from './face.tsx'
import { respiratorFigureMessages } from './respirators.messages.ts'
import classes from '../figures.module.css'

const SIZE = [196, 300] as const

function MaskedFace() {
  return (
    <>
      <Face />
      <path d={MASK} className={`${classes.paperless} ${classes.good}`} />
      <Filters />
    </>
  )
}

/** The two methods: a test agent under a hood, and an instrument on the mask. */
export function FitTest() {
  const t = useStore(respiratorFigureMessages)
  return (
    <>
      <Panel at={[0, 0]} size={SIZE} text={t.qualitative}>
        <g transform="translate(-6 14) scale(.74)">
          <MaskedFace />
          <path d="M-92 104V-60c0-56 40-84 92-84s92 28 92 84v164z" className={classes.band} />
          <path d="M-92 104V-60c0-56 40-84 92-84s92 28 92 84v164z" className={classes.accent} />
          <path d="M104 22h-28v-14h28z" className={classes.badge} />
          <path d="M70 8 48-4M68 15H44M70 22 48 34" className={classes.water} />
        </g>
      </Panel>
      <Panel at={[204, 0]} size={SIZE} text={t.quantitative}>
        <g transform="translate(-14 -18) scale(.74)">
          <MaskedFace />
          <path d="M0 50c0 60 60 40 78 62" className={classes.accent} />
        </g>
        <path d="M4 66h88v44H4z" className={classes.paper} />
        <FigureText x={48} y={96} text={t.fitFactor} kind="printedStrong" isMiddle />
      </Panel>
      <FigureText x={200} y={330} text={t.fitFactors} isMiddle kind="strong" />
    </>
  )
}
