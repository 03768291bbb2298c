export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  /** A paragraph of 29 CFR, with its page in the public code. */
  | { readonly kind: 'cite'; readonly text: string; readonly href: string }

const MARKS = /\*\*(.+?)\*\*|\s*\[(19\d\d\.[^\]]+)\]/g

/** Parts of a lesson's text: `**strong**` words, and `[1926.1053(b)(1)]`, the paragraph that says so. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) })
    const [, strong, cite = ''] = match
    parts.push(
      strong === undefined
        ? { kind: 'cite', text: cite, href: codePage(cite) }
        : { kind: 'strong', text: strong },
    )
    at = match.index + match[0].length
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) })
  return parts
}

/** The section's page in the Electronic Code of Federal Regulations. */
export function codePage(cite: string): string {
  const [section = ''] = /19\d\d\.\d+/.exec(cite) ?? []
  return `https://www.ecfr.gov/current/title-29/section-${section}`
}
