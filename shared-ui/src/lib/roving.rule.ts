const KEYS = {
  horizontal: { next: 'ArrowRight', previous: 'ArrowLeft' },
  vertical: { next: 'ArrowDown', previous: 'ArrowUp' },
} as const

/** Where the focus goes among `count` items when a key is pressed on the item `at` (-1 for none); null: it stays. */
export function rovingTarget(
  key: string,
  at: number,
  count: number,
  direction: keyof typeof KEYS,
): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === KEYS[direction].next) return (at + 1) % count
  if (key === KEYS[direction].previous) return at <= 0 ? count - 1 : at - 1
  return null
}

/** The next item after `at` whose text starts with what was typed; null when there is none. */
export function typeaheadTarget(typed: string, at: number, texts: readonly string[]): number | null {
  const wanted = typed.toLowerCase()
  const order = texts.map((_, step) => (Math.max(at, 0) + step + (typed.length > 1 ? 0 : 1)) % texts.length)
  return order.find((item) => texts[item]?.trim().toLowerCase().startsWith(wanted)) ?? null
}
