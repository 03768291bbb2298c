import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { chemicalFigureMessages } from './hazard-communication.messages.ts'
import { GhsPictogram } from './ghs-pictogram.tsx'

/** A spray bottle with a workplace label, and the drink bottle that no chemical goes into. */
export function WorkplaceLabel() {
  const t = useStore(chemicalFigureMessages)
  return (
    <>
      <path
        d="M70 46h38v32c46 12 62 34 62 70v156a12 12 0 0 1-12 12H22a12 12 0 0 1-12-12V148c0-36 16-58 60-70z"
        className={own.water}
      />
      <path d="M64 14h62l24 10v14h-30c-4 18 2 26 8 40H64z" className={own.metal} />
      <path d="M150 22h14v14h-14z" className={own.red} />
      <path d="M110 38c0 16 14 24 10 44" className={classes.line} />
      <path d="M10 132h160v160H10z" className={classes.paper} />
      <FigureText x={90} y={156} text={t.product} kind="printedStrong" isMiddle />
      <g transform="translate(90 204) scale(.8)">
        <GhsPictogram name="flame" />
      </g>
      <FigureText x={90} y={256} text={t.bottleHazards} kind="printed" isMiddle />
      <path d="M150 150 196 128h8M132 204h64l8-12" className={classes.measure} />
      <FigureText x={208} y={132} text={t.bottleLabel} />
      <FigureText x={208} y={198} text={t.bottleWords} />
      <g transform="translate(40 330)">
        <path d="M30 0h20v16c16 10 22 22 22 40v70H8V56C8 38 14 26 30 16z" className={own.water} />
        <path d="M28-2h24v12H28z" className={own.amber} />
        <path d="M8 64h64v34H8z" className={own.green} />
        <path d="M-2 4 82 122M82 4-2 122" className={classes.bad} />
      </g>
      <FigureText x={150} y={396} text={t.foodBottle} kind="strong" />
    </>
  )
}
