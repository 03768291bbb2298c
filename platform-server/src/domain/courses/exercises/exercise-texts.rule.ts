/** What a translation has of its own; everything else of an exercise stands once, in the original. */
const TEXTS: ReadonlySet<string> = new Set(['title', 'task', 'heading', 'label', 'text', 'why', 'unit'])

/**
 * A value of the original with the texts of a translation, which has the same form without anything but texts.
 *
 * Errors  throws, naming the place, for a text that is missing or that the original has not.
 */
export function withTexts(original: unknown, texts: unknown, where: string): unknown {
  if (Array.isArray(original)) return withListOfTexts(original, texts, where)
  if (!isObject(original)) return original
  const given = isObject(texts) ? texts : {}
  const extra = Object.keys(given).find((key) => !hasText(key, original[key]))
  if (extra !== undefined) throw new Error(`${where}: a translation cannot have ${extra}`)
  return Object.fromEntries(
    Object.entries(original).map(([key, value]) => {
      if (!hasText(key, value)) return [key, value]
      const text = given[key]
      const at = `${where}.${key}`
      if (!TEXTS.has(key)) return [key, withTexts(value, text, at)]
      if (typeof text !== 'string') throw new Error(`${at} is not translated`)
      return [key, text]
    }),
  )
}

function withListOfTexts(original: readonly unknown[], texts: unknown, where: string): unknown[] {
  const given: readonly unknown[] = Array.isArray(texts) ? texts : []
  if (given.length !== original.length)
    throw new Error(`${where}: ${given.length} of ${original.length} are translated`)
  return original.map((value, index) => withTexts(value, given[index], `${where}[${index}]`))
}

function hasText(key: string, value: unknown): boolean {
  if (typeof value === 'string') return TEXTS.has(key)
  if (!isObject(value)) return false
  return Object.entries(value).some(([inner, part]) => hasText(Array.isArray(value) ? '' : inner, part))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
