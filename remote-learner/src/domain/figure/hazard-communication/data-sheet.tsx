import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { chemicalFigureMessages } from './hazard-communication.messages.ts'

const ROW_PX = 27
/** Those that answer the five questions of the lesson. */
const ANSWERS: readonly number[] = [2, 4, 6, 7, 8, 10, 11]

/** A data sheet with its sixteen sections, what each holds, and the seven that answer a worker's questions marked. */
export function DataSheet() {
  const t = useStore(chemicalFigureMessages)
  const sections = [
    t.section1,
    t.section2,
    t.section3,
    t.section4,
    t.section5,
    t.section6,
    t.section7,
    t.section8,
    t.section9,
    t.section10,
    t.section11,
    t.sections12,
    '',
    '',
    '',
    t.section16,
  ]
  const middleOf = (number: number) => 4 + (number - 0.5) * ROW_PX
  return (
    <>
      <path d={`M12 4h150v${ROW_PX * 16}H12z`} className={classes.paper} />
      {sections.map((text, index) => {
        const number = index + 1
        const isAnswer = ANSWERS.includes(number)
        const y = middleOf(number)
        return (
          <g key={number}>
            {isAnswer && <rect x="14" y={y - 12} width="146" height="24" className={own.marked} />}
            <FigureText x={46} y={y + 7} text={String(number)} kind="printedStrong" isEnd />
            <path d={`M60 ${y}h${number % 2 ? 84 : 66}`} className={own.ink} />
            {text && number !== 12 && (
              <>
                <path d={`M166 ${y}h20`} className={classes.measure} />
                <FigureText x={194} y={y + 7} text={text} kind={isAnswer ? 'strong' : 'small'} />
              </>
            )}
          </g>
        )
      })}
      <path
        d={`M170 ${middleOf(12) - 9}h10V${middleOf(15) + 9}h-10M180 ${middleOf(13) + ROW_PX / 2}h8`}
        className={classes.measure}
      />
      <FigureText x={194} y={middleOf(13) + 8} text={t.sections12} />
    </>
  )
}
