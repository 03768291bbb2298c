interface Place {
  readonly node: Text
  readonly offset: number
}

/**
 * Where a text stands in an element, regardless of line breaks, of the tags within it, and of citations between its
 * words; `null` where it does not.
 */
export function findText(element: Element, text: string): Range | null {
  const { letters, places } = lettersOf(element)
  const wanted = withoutSpaces(text)
  const at = letters.indexOf(wanted)
  const first = places[at]
  const last = places[at + wanted.length - 1]
  if (wanted === '' || at < 0 || !first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, first.offset)
  range.setEnd(last.node, last.offset + 1)
  return range
}

function lettersOf(element: Element): { readonly letters: string; readonly places: readonly Place[] } {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const places: Place[] = []
  let letters = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest('cite')) continue
    for (const [offset, letter] of [...node.data.split('')].entries()) {
      if (/\s/.test(letter)) continue
      letters += letter
      places.push({ node, offset })
    }
  }
  return { letters, places }
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '')
}
