import type { Id } from '@platform/shared-contracts/http'

const LARGEST = 2_147_483_647

/** Ids are opaque to the browser, and it may send any: one that no row can have becomes 0, which no row has. */
export function rowId(id: Id): number {
  const number = typeof id === 'number' ? id : /^\d{1,10}$/.test(id) ? Number(id) : 0
  return Number.isInteger(number) && number > 0 && number <= LARGEST ? number : 0
}
