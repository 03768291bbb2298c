const NEIGHBORS = 1

/** Pages counted from 1; there is always at least one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** The first and the last row of a page, counted from 1; 0 to 0 when there is none. */
export function pageRange(page: number, size: number, total: number): { first: number; last: number } {
  return { first: total === 0 ? 0 : (page - 1) * size + 1, last: Math.min(page * size, total) }
}

/** Numbers to show: the first, the last and those around the open one; a gap is null. */
export function pageNumbers(page: number, count: number): readonly (number | null)[] {
  const shown = [...new Set([1, ...range(page - NEIGHBORS, page + NEIGHBORS), count])].filter(
    (number) => number >= 1 && number <= count,
  )
  return shown.flatMap((number, at) => {
    const missing = number - (shown[at - 1] ?? 0) - 1
    if (missing === 0) return [number]
    return missing === 1 ? [number - 1, number] : [null, number]
  })
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step)
}
