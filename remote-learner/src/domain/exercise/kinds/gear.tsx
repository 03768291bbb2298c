import { useStore } from '@nanostores/react'
import { kindMessages } from '../exercise.messages.ts'
import { WornPicture } from '../pictures/worn-picture.tsx'
import { Reason } from '../reason.tsx'
import type { StageProps } from '../stage-props.ts'
import { toggled } from '../toggled.rule.ts'
import classes from './kinds.module.css'

/** Gear to take for a task. The person in the picture wears what is taken. */
export function Gear({ exercise, answers, onChange, outcome }: StageProps<'gear'>) {
  const t = useStore(kindMessages)
  const { items } = exercise
  const worn = items.flatMap(({ wear }, index) => (wear && answers.includes(index) ? wear : []))
  const toggle = (index: number) => {
    const next = toggled(answers, index)
    const item = items[index]?.label ?? ''
    onChange(next, next.includes(index) ? t.taken({ item }) : t.putBack({ item }))
  }
  return (
    <>
      <p className={classes.hint}>{t.gearHint}</p>
      <div className={classes.beside}>
        <WornPicture worn={worn} />
        <ul className={classes.rows}>
          {items.map(({ label, why }, index) => (
            <li key={label} className={classes.row} data-right={outcome?.parts[index]}>
              <label className={classes.tick}>
                <input type="checkbox" checked={answers.includes(index)} onChange={() => toggle(index)} />
                {label}
              </label>
              <Reason isRight={outcome?.parts[index]} why={why} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
