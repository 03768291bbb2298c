import { useStore } from '@nanostores/react'
import { kindMessages } from '../exercise.messages.ts'
import { placeLetter } from '../../../lib/place-letter.rule.ts'
import { FaultPicture } from '../pictures/fault-picture.tsx'
import { Reason } from '../reason.tsx'
import type { StageProps } from '../stage-props.ts'
import { toggled } from '../toggled.rule.ts'
import classes from './kinds.module.css'
import own from './spots.module.css'
import marked from '../../../ui/marked-place.module.css'

/** A picture whose places are ticked, in it or in the list below, which says what can be seen there. */
export function Spots({ exercise, answers, onChange, outcome }: StageProps<'spots'>) {
  const t = useStore(kindMessages)
  const { picture, spots } = exercise
  const toggle = (index: number) => {
    const next = toggled(answers, index)
    const letter = placeLetter(index)
    onChange(next, next.includes(index) ? t.marked({ letter }) : t.unmarked({ letter }))
  }
  return (
    <>
      <p className={classes.hint}>{t.spotsHint}</p>
      <FaultPicture name={picture}>
        {(percentOf) =>
          spots.map((spot, index) => (
            <button
              key={spot.label}
              type="button"
              tabIndex={-1}
              // The focus stays where a keyboard finds it: in the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => toggle(index)}
              className={`${marked.place} ${own.place}`}
              style={percentOf(spot)}
              data-letter={placeLetter(index)}
              data-marked={answers.includes(index)}
              data-right={outcome?.parts[index]}
            />
          ))
        }
      </FaultPicture>
      <ul className={classes.rows}>
        {spots.map(({ label, why }, index) => (
          <li key={label} className={classes.row} data-right={outcome?.parts[index]}>
            <label className={classes.tick}>
              <input type="checkbox" checked={answers.includes(index)} onChange={() => toggle(index)} />
              {t.place({ letter: placeLetter(index), label })}
            </label>
            <Reason isRight={outcome?.parts[index]} why={why} />
          </li>
        ))}
      </ul>
    </>
  )
}
