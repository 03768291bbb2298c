/** The page of a paragraph's section in the electronic code; `null` for a cite that names none. */
export function cfrAddress(cite: string): string | null {
  const section = /\d{4}\.\d+/.exec(cite)?.[0]
  return section === undefined ? null : `https://www.ecfr.gov/current/title-29/section-${section}`
}
