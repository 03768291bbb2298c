import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { machineFigureMessages } from './machine-guarding.messages.ts'
import classes from '../figures.module.css'

/** To scale, 12 units an inch: 15.75 in between the light curtain and the place where the press closes. */
export function SafeDistance() {
  const t = useStore(machineFigureMessages)
  return (
    <>
      <path d="M306 40h86v60h-86zM306 196h86v56h-86z" className={classes.ground} />
      <path d="M316 100h66v44h-66z" className={classes.ground} />
      <path d="M349 54v34m-9-10 9 10 9-10" className={classes.line} />
      <path d="M316 144h66v52h-66z" className={classes.danger} />
      <path d="M122 84h10v168h-10z" className={classes.guard} />
      {[100, 118, 136, 154, 172, 190, 208, 226, 244].map((y) => (
        <circle key={y} cx="127" cy={y} r="4" className={classes.danger} />
      ))}
      <path d="M4 184h86" className={classes.arm} />
      <path d="M88 174c18-6 30-4 46 2M90 184h50M88 192c18 6 28 4 42 0" className={classes.limb} />
      <path d="M150 184h58m-12-9 12 9-12 9" className={classes.measure} />
      <path d="M4 252h388v12H4z" className={classes.ground} />
      <FigureText x={4} y={24} text={t.lightCurtain} />
      <path d="M84 50 124 82" className={classes.measure} />
      <FigureText x={392} y={24} text={t.pressCloses} isEnd />
      <FigureText x={150} y={134} text={t.handSpeed} />
      <path d="M127 290h189m-189-8v16m189-16v16" className={classes.measure} />
      <FigureText x={221} y={320} text={t.sixteenInches} kind="strong" isMiddle />
      <FigureText x={200} y={354} text={t.distanceFormula} isMiddle />
    </>
  )
}
