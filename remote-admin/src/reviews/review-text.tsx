import { useStore } from '@nanostores/react'
import { Stars } from '@platform/shared-ui/reviews/stars'
import { reviewsMessages } from './reviews.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './reviews.module.css'

interface Props {
  readonly stars: number
  readonly comment: string
  /** Of the comment; without it not known. */
  readonly language?: string
}

/** What a person wrote, whole. */
export function ReviewText({ stars, comment, language }: Props) {
  const t = useStore(reviewsMessages)
  return (
    <span className={layout.lines}>
      <Stars count={stars} />
      {comment ? (
        <span className={classes.comment} lang={language}>
          {comment}
        </span>
      ) : (
        <span className={layout.muted}>{t.noComment}</span>
      )}
    </span>
  )
}
