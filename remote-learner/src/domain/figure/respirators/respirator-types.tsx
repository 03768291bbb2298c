import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Panel } from '../figure-parts.tsx'
import { Face, Filters, MASK } from './face.tsx'
import { respiratorFigureMessages } from './respirators.messages.ts'
import classes from '../figures.module.css'

const CUP =
  'M0-38c14 0 22 18 36 30 8 8 10 20 4 32-8 14-24 22-40 22s-32-8-40-22c-6-12-4-24 4-32 14-12 22-30 36-30z'
const VISOR = 'M-58-66q58-26 116 0v62q-8 58-58 68-50-10-58-68z'
const HOSE = 'M0 62c0 40 50 52 78 32'

function HalfMask() {
  return (
    <>
      <path d={MASK} className={`${classes.paperless} ${classes.good}`} />
      <Filters />
    </>
  )
}

function FullFacepiece() {
  return (
    <>
      <path d={VISOR} className={classes.band} />
      <path d={VISOR} className={classes.good} />
      <circle cy="34" r="17" className={classes.ground} />
      <path d="M-10 34h20M-8 40h16M-8 28h16" className={classes.thin} />
    </>
  )
}

function Blower() {
  return (
    <>
      <path d={HOSE} className={classes.hood} />
      <path d="M66 70h44v44H66z" className={classes.wood} />
      <circle cx="88" cy="92" r="12" className={classes.line} />
    </>
  )
}

function Cylinder() {
  return (
    <>
      <path d="M76-34a14 14 0 0 1 28 0V78H76zM84-52h12v8H84z" className={classes.guard} />
      <path d={HOSE} className={classes.hood} />
    </>
  )
}

/** Six classes of Table 1 with their assigned protection factors; the line of the seal is green. */
export function RespiratorTypes() {
  const t = useStore(respiratorFigureMessages)
  const types: readonly { text: string; gear: ReactNode }[] = [
    {
      text: t.filteringFacepiece,
      gear: (
        <>
          <path d="M-62-14-36-4M62-14 36-4" className={classes.thin} />
          <path d={CUP} className={classes.paper} />
          <path d={CUP} className={classes.good} />
        </>
      ),
    },
    { text: t.halfMask, gear: <HalfMask /> },
    { text: t.fullFacepiece, gear: <FullFacepiece /> },
    {
      text: t.poweredHalf,
      gear: (
        <>
          <HalfMask />
          <Blower />
        </>
      ),
    },
    {
      text: t.poweredFull,
      gear: (
        <>
          <FullFacepiece />
          <Blower />
        </>
      ),
    },
    {
      text: t.selfContained,
      gear: (
        <>
          <FullFacepiece />
          <Cylinder />
        </>
      ),
    },
  ]
  return types.map(({ text, gear }, index) => (
    <Panel key={text} at={[(index % 3) * 135, Math.floor(index / 3) * 222]} size={[130, 214]} text={text}>
      <g transform="translate(0 6) scale(.54)">
        <Face />
        {gear}
      </g>
    </Panel>
  ))
}
