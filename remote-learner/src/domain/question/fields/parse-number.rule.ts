const THOUSANDS = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const DECIMAL = /^-?(?:\d+[.,]?\d*|[.,]\d+)$/
/** `5 1/2`, as a tape measure reads. */
const FRACTION = /^(?:(\d+) )?(\d+)\/(\d+)$/
const LARGEST = 1_000_000_000

/** The number that a person has typed, with its unit or without; `null` for anything else. */
export function parseNumber(typed: string, unit: string): number | null {
  const text = withoutUnit(typed.trim().replace(/\s+/g, ' '), unit)
  const number = THOUSANDS.test(text) ? Number(text.replaceAll(',', '')) : (decimal(text) ?? fraction(text))
  return number !== null && Math.abs(number) <= LARGEST ? number : null
}

function withoutUnit(text: string, unit: string): string {
  return text.toLowerCase().endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length).trim() : text
}

function decimal(text: string): number | null {
  return DECIMAL.test(text) ? Number(text.replace(',', '.')) : null
}

function fraction(text: string): number | null {
  const [, whole = '0', part, of] = FRACTION.exec(text) ?? []
  if (part === undefined || Number(of) === 0) return null
  return Number(whole) + Number(part) / Number(of)
}
