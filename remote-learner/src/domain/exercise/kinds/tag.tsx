import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { kindMessages } from '../exercise.messages.ts'
import { Reason } from '../reason.tsx'
import type { StageProps } from '../stage-props.ts'
import { toggled } from '../toggled.rule.ts'
import classes from './kinds.module.css'

/** A tag or record to read: lines that are a problem are ticked, then comes a decision. */
export function Tag({ exercise, answers, onChange, outcome }: StageProps<'tag'>) {
  const t = useStore(kindMessages)
  const name = useId()
  const { heading, lines, decisions } = exercise
  const [decision = -1, ...marked] = answers
  return (
    <>
      <p className={classes.hint}>{t.linesHint}</p>
      <div className={classes.tag}>
        <p className={classes.tagHead}>{heading}</p>
        <ul className={classes.lines}>
          {lines.map(({ label, text, why }, index) => (
            <li key={label} className={classes.line} data-marked={marked.includes(index)}>
              <label className={classes.tick}>
                <input
                  type="checkbox"
                  checked={marked.includes(index)}
                  onChange={() => onChange([decision, ...toggled(marked, index)])}
                />
                <span className={classes.lineLabel}>{label}</span> <strong>{text}</strong>
              </label>
              <Reason isRight={outcome?.parts[index + 1]} why={why} />
            </li>
          ))}
        </ul>
      </div>
      <fieldset className={classes.group}>
        <legend>{t.decide}</legend>
        {decisions.map(({ text, why }, index) => (
          <div key={text} className={classes.row}>
            <label className={classes.tick}>
              <input
                type="radio"
                name={name}
                checked={decision === index}
                onChange={() => onChange([index, ...marked])}
              />
              {text}
            </label>
            {decision === index && <Reason isRight={outcome?.parts[0]} why={why} />}
          </div>
        ))}
      </fieldset>
    </>
  )
}
