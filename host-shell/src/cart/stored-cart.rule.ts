import type { CartItem } from '@platform/shared-contracts/rules'

/** `[]` for no stored cart, `null` for one that is not a list of items: it is corrupt and worth nothing. */
export function readStoredCart(text: string | null): readonly CartItem[] | null {
  if (text === null) return []
  const records = parse(text)
  if (!Array.isArray(records)) return null
  const items = records.map(readItem)
  return items.every((item) => item !== null) ? withoutDuplicates(items) : null
}

/** The stored form has its price in dollars (spec section 3). */
export function writeStoredCart(items: readonly CartItem[]): string {
  return JSON.stringify(
    items.map(({ code, title, priceCents }) => ({ code, title, price: priceCents / 100 })),
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readItem(record: unknown): CartItem | null {
  if (typeof record !== 'object' || record === null) return null
  const { code, price, title, name } = record as Record<string, unknown>
  if (typeof code !== 'string' || code === '' || !isPrice(price)) return null
  const shown = [title, name].find((text) => typeof text === 'string' && text !== '')
  return { code, title: typeof shown === 'string' ? shown : code, priceCents: Math.round(price * 100) }
}

function isPrice(price: unknown): price is number {
  return typeof price === 'number' && Number.isFinite(price) && price >= 0
}

function withoutDuplicates(items: readonly CartItem[]): readonly CartItem[] {
  return items.filter(({ code }, index) => items.findIndex((other) => other.code === code) === index)
}
