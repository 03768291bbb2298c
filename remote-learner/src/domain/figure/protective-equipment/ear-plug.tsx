import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { equipmentFigureMessages } from './protective-equipment.messages.ts'

/** The ear canal, cut open, with a foam plug that closes it and with one that does not. */
export function EarPlug() {
  const t = useStore(equipmentFigureMessages)
  return (
    <>
      <Ear top={0}>
        <path d="M118 44q10 4 22 4h72q10 0 10 10v36q0 10-10 10h-72q-12 0-22 4z" className={own.amber} />
        <path d="m352 132 12 14 24-30" className={classes.good} />
      </Ear>
      <FigureText x={200} y={196} text={t.plugIn} isMiddle />
      <Ear top={218}>
        <path d="M78 64q0-8 8-8l64 8q8 1 8 8v8q0 7-8 8l-64 8q-8 0-8-8z" className={own.amber} />
        <path d="M176 62q12 14 0 28M194 62q12 14 0 28M212 62q12 14 0 28" className={own.flow} />
        <path d="m354 118 28 28m0-28-28 28" className={classes.bad} />
      </Ear>
      <FigureText x={200} y={414} text={t.plugHalf} isMiddle />
    </>
  )
}

/** From left: noise, the outer ear, the canal up to the eardrum. */
function Ear({ top, children }: { readonly top: number; readonly children: React.ReactNode }) {
  return (
    <g transform={`translate(0 ${top})`}>
      <path
        d="M110 8H340V168H110q-44-8-40-40 2-18 24-20 26-2 34-4h132V48H130q-30-4-26-18 2-14 6-22z"
        className={own.skin}
      />
      <path d="M104 46C92 8 60 4 56 40c-2 18 8 28 10 48" className={own.pinna} />
      <path d="M246 50v52" className={classes.bad} />
      <path d="M6 58q12 18 0 36M24 50q16 26 0 52M42 44q20 32 0 64" className={classes.accent} />
      {children}
    </g>
  )
}
