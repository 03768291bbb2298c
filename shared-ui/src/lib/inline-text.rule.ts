export type InlinePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

const MARKS = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Parts of an editorial text: `**strong**` words and `[links](/path)`; a link to anywhere unsafe is plain words. */
export function inlineParts(text: string): readonly InlinePart[] {
  const parts: InlinePart[] = []
  let at = 0
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) })
    parts.push(toPart(match))
    at = match.index + match[0].length
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) })
  return parts
}

function toPart([, strong, label = '', href = '']: RegExpMatchArray): InlinePart {
  if (strong !== undefined) return { kind: 'strong', text: strong }
  return isSafe(href) ? { kind: 'link', text: label, href } : { kind: 'text', text: label }
}

function isSafe(href: string): boolean {
  return /^\/(?![/\\])/.test(href) || href.startsWith('https://')
}
