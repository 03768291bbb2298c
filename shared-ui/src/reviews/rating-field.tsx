import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import { reviewsMessages } from '../app/reviews.messages.ts'
import { SelectField } from '../fields/select-field.tsx'

const STARS = [5, 4, 3, 2, 1] as const

/** 1 to 5 stars, as text: no one has to count drawings. */
export function RatingField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>) {
  const t = useStore(reviewsMessages)
  const options = STARS.map((count) => ({ value: String(count), label: t.stars({ count }) }))
  return <SelectField label={t.rating} required emptyOption={t.choose} options={options} {...props} />
}
