import { useStore } from '@nanostores/react'
import { sliderValues } from '@platform/shared-contracts/rules'
import { kindMessages } from '../exercise.messages.ts'
import { SliderPicture } from '../pictures/slider-picture.tsx'
import { Reason } from '../reason.tsx'
import type { StageProps } from '../stage-props.ts'
import { Range } from './range.tsx'
import { useNumberText } from './use-number-text.ts'
import classes from './kinds.module.css'
import own from './sliders.module.css'

/** Sliders, a picture that follows them, and what is computed from them. */
export function Sliders({ exercise, answers, onChange, outcome }: StageProps<'sliders'>) {
  const t = useStore(kindMessages)
  const numberText = useNumberText()
  const { picture, sliders, results, goals } = exercise
  const values = sliderValues(exercise, answers)
  const shown = [...sliders, ...results].map(
    ({ id, label, unit }) => `${label} ${t.value({ value: numberText(values[id] ?? 0), unit }).trim()}`,
  )
  return (
    <>
      <SliderPicture name={picture} values={values} alt={t.pictureOf({ values: shown.join('; ') })} />
      <div className={own.ranges}>
        {sliders.map((slider, index) => (
          <Range
            key={slider.id}
            {...slider}
            value={answers[index] ?? slider.start}
            onChange={(value) => onChange(answers.with(index, value))}
          />
        ))}
      </div>
      {results.length > 0 && (
        <dl className={own.results} aria-label={t.results} aria-live="polite">
          {results.map(({ id, label, unit }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{t.value({ value: numberText(values[id] ?? 0), unit })}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={classes.goalsHead}>{t.goals}</p>
      <ul className={classes.rows}>
        {goals.map(({ text, why }, index) => (
          <li key={text} className={classes.row} data-right={outcome?.parts[index]}>
            {text}
            <Reason isRight={outcome?.parts[index]} why={why} />
          </li>
        ))}
      </ul>
    </>
  )
}
