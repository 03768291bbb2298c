import { useStore } from '@nanostores/react'
import type { Question } from '@platform/shared-contracts/http'
import { placeLetter } from '../../../lib/place-letter.rule.ts'
import { DrawingWithPlaces } from '../fields/drawing-with-places.tsx'
import fields from '../fields/fields.module.css'
import marked from '../../../ui/marked-place.module.css'
import { fieldMessages } from '../questions.messages.ts'
import { OptionsReview } from './options-review.tsx'
import type { Outcome } from './outcome.rule.ts'

interface Props {
  readonly question: Extract<Question, { kind: 'point' }>
  readonly outcome: Outcome
}

/** The drawing with the chosen place and the right one, and the places by name. */
export function PointReview({ question: { figure, areas }, outcome }: Props) {
  const t = useStore(fieldMessages)
  const { chosen, right } = outcome
  const markOf = (index: number) =>
    right?.includes(index) ? 'right' : chosen.includes(index) ? 'chosen' : undefined
  return (
    <>
      <DrawingWithPlaces
        figure={figure}
        areas={areas}
        place={(index, style) => (
          <span
            key={index}
            aria-hidden="true"
            className={`${marked.place} ${fields.place}`}
            style={style}
            data-letter={placeLetter(index)}
            data-mark={markOf(index)}
          />
        )}
      />
      <OptionsReview
        options={areas.map(({ label }, index) => t.place({ letter: placeLetter(index), label }))}
        outcome={outcome}
      />
    </>
  )
}
