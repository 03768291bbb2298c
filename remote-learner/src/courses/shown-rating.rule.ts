import type { Rating } from '@platform/shared-contracts/http'

const ENOUGH = 3

/** One or two reviews say more about two people than about a course: the catalog shows none of them. */
export function shownRating(rating: Rating | undefined): Rating | null {
  return rating && rating.count >= ENOUGH ? rating : null
}
