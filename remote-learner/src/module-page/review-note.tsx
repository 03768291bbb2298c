import { useStore } from '@nanostores/react'
import type { ReviewSummary } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { formatDate } from '../app/dates.ts'
import { moduleMessages } from './module.messages.ts'

/** When the rules were checked and against what, and how much is still open. */
export function ReviewNote({ review }: { readonly review: ReviewSummary }) {
  const t = useStore(moduleMessages)
  const { reviewedOn, sources, unchecked } = review
  const date = formatDate(reviewedOn, useStore(locale))
  return (
    <>
      <h2>{t.review}</h2>
      <p>
        {t.reviewText({ date, sources: sources.length })}{' '}
        {unchecked > 0 && t.reviewOpen({ count: unchecked })}
      </p>
      <details>
        <summary>{t.reviewSources}</summary>
        <ul lang={SOURCE_LANGUAGE}>
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    </>
  )
}
