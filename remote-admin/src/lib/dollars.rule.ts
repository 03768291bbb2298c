/** US cents of dollars as typed (`29`, `29.5`, `$29.50`); -1 for anything else, which no field accepts. */
export function parseDollars(text: string): number {
  const match = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : -1
}

export function toDollars(cents: number): string {
  return cents < 0 ? '' : (cents / 100).toFixed(2)
}
