/** A number within the bounds; `null` for any other text. */
export function numberIn(text: string, least: number, most: number): number | null {
  const value = Number(text)
  return text !== '' && value >= least && value <= most ? value : null
}
