import { useStore } from '@nanostores/react'
import { FigureText } from '../figure-text.tsx'
import { GhsPictogram } from './ghs-pictogram.tsx'
import { GHS_SYMBOLS, type GhsSymbol } from './ghs-symbols.ts'
import { chemicalFigureMessages } from './hazard-communication.messages.ts'

/** The nine pictograms as they stand on labels, named. */
export function GhsPictograms() {
  const t = useStore(chemicalFigureMessages)
  return (Object.keys(GHS_SYMBOLS) as GhsSymbol[]).map((name, index) => {
    const left = (index % 3) * 133 + 67
    const top = Math.floor(index / 3) * 158 + 50
    return (
      <g key={name}>
        <g transform={`translate(${left} ${top})`}>
          <GhsPictogram name={name} />
        </g>
        <FigureText x={left} y={top + 68} text={t[name]} isMiddle />
      </g>
    )
  })
}
