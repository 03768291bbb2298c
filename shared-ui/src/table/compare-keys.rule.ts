/** A row's place among the others; null is none. */
export type SortKey = string | number | boolean | Date | null | undefined

export type SortDirection = 'ascending' | 'descending'

/** Ascending. Texts compare as people of that language expect, 'Item 2' before 'Item 10'. */
export function compareKeys(first: SortKey, second: SortKey, texts: Intl.Collator): number {
  if (typeof first === 'string' || typeof second === 'string')
    return texts.compare(String(first), String(second))
  return Number(first) - Number(second)
}
