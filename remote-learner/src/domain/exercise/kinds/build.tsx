import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ExerciseOf } from '@platform/shared-contracts/rules'
import { kindMessages } from '../exercise.messages.ts'
import { PartSymbol } from '../pictures/part-symbol.tsx'
import { Reason } from '../reason.tsx'
import type { StageProps } from '../stage-props.ts'
import classes from './kinds.module.css'

/** A label, tag or form that is put together: a place is chosen, then the part that belongs there. */
export function Build({ exercise, answers, onChange, outcome }: StageProps<'build'>) {
  const t = useStore(kindMessages)
  const [chosen, choose] = useState(0)
  const { heading, slots, parts } = exercise
  const place = (part: number) => {
    const next = answers.map((answer) => (answer === part ? -1 : answer)).with(chosen, part)
    onChange(next, t.placed({ slot: slots[chosen]?.label ?? '', part: parts[part]?.text ?? '' }))
    const empty = next.indexOf(-1)
    if (empty >= 0) choose(empty)
  }
  return (
    <>
      <p className={classes.hint}>{t.buildHint}</p>
      <div className={classes.tag}>
        <p className={classes.tagHead}>{heading}</p>
        <ul className={classes.lines}>
          {slots.map(({ label, why }, index) => (
            <li key={label} className={classes.line}>
              <Slot
                label={label}
                part={parts[answers[index] ?? -1]}
                isChosen={index === chosen}
                onChoose={() => choose(index)}
              />
              <Reason isRight={outcome?.parts[index]} why={why} />
            </li>
          ))}
        </ul>
      </div>
      <fieldset className={classes.group}>
        <legend>{t.parts({ slot: slots[chosen]?.label ?? '' })}</legend>
        <div className={classes.parts}>
          {parts.map(({ text, symbol }, index) => (
            <button
              key={text}
              type="button"
              className={classes.card}
              data-used={answers.includes(index)}
              onClick={() => place(index)}
            >
              {symbol && <PartSymbol name={symbol} />}
              {answers.includes(index) ? t.partUsed({ part: text }) : text}
            </button>
          ))}
        </div>
      </fieldset>
    </>
  )
}

interface SlotProps {
  readonly label: string
  readonly part: ExerciseOf<'build'>['parts'][number] | undefined
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Slot({ label, part, isChosen, onChoose }: SlotProps) {
  const t = useStore(kindMessages)
  const text = part?.text ?? t.emptySlot
  return (
    <button type="button" className={classes.slot} aria-pressed={isChosen} onClick={onChoose}>
      <span className={classes.lineLabel}>{t.slotLabel({ label })}</span>{' '}
      {part?.symbol && <PartSymbol name={part.symbol} />}
      <strong data-empty={!part}>{text}</strong>
    </button>
  )
}
