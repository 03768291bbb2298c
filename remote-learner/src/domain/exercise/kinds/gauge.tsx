import type { StageProps } from '../stage-props.ts'
import { DialPicture } from '../pictures/dial-picture.tsx'
import { Reason } from '../reason.tsx'
import { Range } from './range.tsx'
import classes from './kinds.module.css'

/** Dials to set, each with its needle. */
export function Gauge({ exercise, answers, onChange, outcome }: StageProps<'gauge'>) {
  return (
    <ul className={classes.dials}>
      {exercise.dials.map(({ why, start, ...dial }, index) => {
        const value = answers[index] ?? start
        return (
          <li key={dial.label} className={classes.dial} data-right={outcome?.parts[index]}>
            <DialPicture min={dial.min} max={dial.max} value={value} />
            <Range
              {...{ label: dial.label, unit: dial.unit, min: dial.min, max: dial.max, step: dial.step }}
              value={value}
              onChange={(next) => onChange(answers.with(index, next))}
            />
            <Reason isRight={outcome?.parts[index]} why={why} />
          </li>
        )
      })}
    </ul>
  )
}
