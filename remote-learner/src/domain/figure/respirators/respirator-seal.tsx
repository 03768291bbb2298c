import { useStore } from '@nanostores/react'
import { BEARD, Face, Filters, MASK } from './face.tsx'
import { FigureText } from '../figure-text.tsx'
import { respiratorFigureMessages } from './respirators.messages.ts'
import classes from '../figures.module.css'
import own from './respirator-seal.module.css'

/** The same mask on two faces: the line where it meets the skin decides. */
export function RespiratorSeal() {
  const t = useStore(respiratorFigureMessages)
  return (
    <>
      <g transform="translate(98 146)">
        <Face />
        <path d={MASK} className={`${classes.paperless} ${classes.good}`} />
        <Filters />
        <path d="m-20 92 14 15 27-32" className={classes.good} />
        <FigureText x={0} y={136} text={t.sealed} isMiddle />
      </g>
      <g transform="translate(302 146)">
        <Face />
        <path d={BEARD} className={own.beard} />
        <path d={MASK} className={`${classes.paperless} ${classes.bad} ${classes.dashed}`} />
        <Filters />
        <path d="M-84 44h26m-9-8 10 8-10 8M84 44H58m9-8-10 8 10 8" className={own.leak} />
        <path d="m-14 78 28 28m0-28-28 28" className={classes.bad} />
        <FigureText x={0} y={136} text={t.leaking} isMiddle />
      </g>
    </>
  )
}
