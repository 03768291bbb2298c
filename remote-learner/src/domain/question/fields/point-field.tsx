import { useId } from 'react'
import { useStore } from '@nanostores/react'
import { fieldMessages } from '../questions.messages.ts'
import { placeLetter } from '../../../lib/place-letter.rule.ts'
import { DrawingWithPlaces } from './drawing-with-places.tsx'
import type { FieldProps } from './field-props.ts'
import classes from './fields.module.css'
import marked from '../../../ui/marked-place.module.css'

/** A place in a drawing: radio buttons over it, and their names below as larger targets. */
export function PointField({ question, answer, onAnswer, isLocked }: FieldProps<'point'>) {
  const t = useStore(fieldMessages)
  const id = useId()
  const { text, figure, areas } = question
  return (
    <fieldset className={classes.group} disabled={isLocked}>
      <legend>{text}</legend>
      <DrawingWithPlaces
        figure={figure}
        areas={areas}
        place={(index, style) => (
          <input
            key={index}
            id={`${id}-${index}`}
            type="radio"
            name={id}
            className={`${marked.place} ${classes.place}`}
            style={style}
            data-letter={placeLetter(index)}
            checked={answer === index}
            onChange={() => onAnswer(index)}
          />
        )}
      />
      <div className={classes.names}>
        {areas.map(({ label }, index) => (
          <label
            key={label}
            htmlFor={`${id}-${index}`}
            className={classes.name}
            data-chosen={answer === index}
          >
            {t.place({ letter: placeLetter(index), label })}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
