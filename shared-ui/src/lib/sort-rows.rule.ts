export type SortDirection = 'ascending' | 'descending'

/** A row's place among the others; what has none (null) comes last in both directions. */
export type SortKey = string | number | boolean | Date | null | undefined

/** A sorted copy. Equal rows keep their order; texts compare as people of that language expect, 'Item 2' before 'Item 10'. */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  direction: SortDirection,
  language: string,
): readonly Row[] {
  const texts = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [first, second] = [keyOf(one), keyOf(other)]
    if (first == null || second == null) return Number(first == null) - Number(second == null)
    return sign * compare(first, second, texts)
  })
}

type Present = NonNullable<SortKey>

function compare(first: Present, second: Present, texts: Intl.Collator): number {
  if (typeof first === 'string' || typeof second === 'string')
    return texts.compare(String(first), String(second))
  return Number(first) - Number(second)
}
