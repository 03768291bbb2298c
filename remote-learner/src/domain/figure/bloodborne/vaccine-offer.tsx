import { useStore } from '@nanostores/react'
import classes from '../figures.module.css'
import own from '../kit/kit.module.css'
import { FigureText } from '../figure-text.tsx'
import { bloodborneFigureMessages } from './bloodborne.messages.ts'

const DAY_PX = 56
const WORKING_DAYS = 10

/** Two weeks of a calendar from the first day of the assignment: weekends do not count. Then the series. */
export function VaccineOffer() {
  const t = useStore(bloodborneFigureMessages)
  const days = Array.from({ length: 14 }, (_, index) => ({ column: index % 7, week: Math.floor(index / 7) }))
  return (
    <>
      <FigureText x={6} y={20} text={t.assigned} kind="strong" />
      {t.weekdays.split(' ').map((day, column) => (
        <FigureText key={column} x={31 + column * DAY_PX} y={50} text={day} isMiddle />
      ))}
      {days.map(({ column, week }) => {
        const isWeekend = column > 4
        const number = week * 5 + column + 1
        const isEdge = !isWeekend && (number === 1 || number === WORKING_DAYS)
        const look = isWeekend ? classes.ground : isEdge ? own.marked : classes.paper
        return (
          <g key={`${week}-${column}`} transform={`translate(${6 + column * DAY_PX} ${60 + week * 50})`}>
            <rect width="50" height="44" rx="4" className={look} />
            {!isWeekend && <FigureText x={25} y={30} text={String(number)} kind="printedStrong" isMiddle />}
          </g>
        )
      })}
      <path d="M255 156v22" className={classes.measure} />
      <FigureText x={394} y={196} text={t.offered} kind="strong" isEnd />
      <Syringe x={30} />
      <Syringe x={78} />
      <g className={classes.faint}>
        <Syringe x={126} />
      </g>
      <FigureText x={84} y={326} text={t.shots} isMiddle />
      <path d="M160 256h44m-10-8 10 8-10 8" className={classes.measure} />
      <path d="M222 218v60a13 13 0 0 0 26 0v-60z" className={classes.paper} />
      <path d="M222 246h26v32a13 13 0 0 1-26 0z" className={own.red} />
      <path d="M216 214h38v10h-38z" className={own.metal} />
      <FigureText x={298} y={326} text={t.bloodTest} isMiddle />
    </>
  )
}

function Syringe({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 252)`}>
      <path d="M-12-22h24v36h-24z" className={own.water} />
      <path d="M-12-22h24v36h-24zM0-22v-14m-9 0H9M0 14v26" className={classes.line} />
    </g>
  )
}
