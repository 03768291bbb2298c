const LENGTH = 90

/** The beginning of a post on one line, cut between two words. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LENGTH) return line
  const cut = line.slice(0, LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LENGTH / 2))}…`
}
