/** The most rows that the API gives at once: a window. */
export const WINDOW_ROWS = 100

/** Counted from 0, as the windows are. */
interface InView {
  readonly first: number
  readonly last: number
}

/** Two neighbors that are loaded: the rows in view are in one of them or both. `null` where there is no second. */
export interface Windows {
  readonly even: number | null
  readonly odd: number | null
}

/** The edge between two windows that is closest to the rows in view: few scrolls change it. */
export const edgeNear = ({ first, last }: InView) => Math.round((first + last) / 2 / WINDOW_ROWS)

/** The windows on both sides of an edge. One of them is in view, and the other is loaded before it comes into view. */
export function windowsAt(edge: number, total: number): Windows {
  const final = Math.max(0, Math.ceil(total / WINDOW_ROWS) - 1)
  const lower = Math.max(0, Math.min(edge, final) - 1)
  const upper = lower < final ? lower + 1 : null
  return lower % 2 === 0 ? { even: lower, odd: upper } : { even: upper, odd: lower }
}

export const windowOf = (index: number) => Math.floor(index / WINDOW_ROWS)

/** Where the rows of a page of cards are: in a window, or in a page of its own where no window has all of them. */
export function windowOfPage({ page, size }: { readonly page: number; readonly size: number }) {
  if (WINDOW_ROWS % size !== 0) return { requested: { page, size }, first: 0 }
  const first = (page - 1) * size
  const requested = { page: windowOf(first) + 1, size: WINDOW_ROWS }
  return { requested, first: first % WINDOW_ROWS }
}
