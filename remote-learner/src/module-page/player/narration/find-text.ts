interface Place {
  readonly node: Text
  readonly offset: number
}

/** A part of a text, in its characters. */
interface Part {
  readonly start: number
  readonly length: number
}

/**
 * Where a text, or a part of it, stands in an element, regardless of line breaks, of the tags within it, and of citations between its
 * words; `null` where it does not.
 */
export function findText(element: Element, text: string, part?: Part): Range | null {
  const { characters, places } = charactersOf(element)
  const wanted = withoutSpaces(text)
  const found = characters.indexOf(wanted)
  const at = found + withoutSpaces(text.slice(0, part?.start ?? 0)).length
  const { length } = part ? withoutSpaces(text.slice(part.start, part.start + part.length)) : wanted
  const first = places[at]
  const last = places[at + length - 1]
  if (found < 0 || length === 0 || !first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, first.offset)
  range.setEnd(last.node, last.offset + 1)
  return range
}

function charactersOf(element: Element): { readonly characters: string; readonly places: readonly Place[] } {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const places: Place[] = []
  let characters = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest('cite')) continue
    for (const [offset, character] of [...node.data.split('')].entries()) {
      if (/\s/.test(character)) continue
      characters += character
      places.push({ node, offset })
    }
  }
  return { characters, places }
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '')
}
