/** A paragraph of the code, `1926.1053(b)(5)(i)`, or a whole section, `1926.1053`. */
const NAMED =
  /\b(19(?:04|10|26)\.\d{1,4})(?!\d)|((?:\([A-Za-z0-9]{1,4}\))+)(?:-((?:\([A-Za-z0-9]{1,4}\))+))?/g
const LEVELS = /\([A-Za-z0-9]{1,4}\)/g

/**
 * Paragraphs that a text names: `1926.1053(b)(7), (b)(8)` names two of one section, `(b)(2)-(4)` three. A section without
 * a paragraph is named whole.
 */
export function paragraphsIn(text: string): string[] {
  const found: string[] = []
  let section = ''
  let isOpen = false
  for (const [, named, first, last] of text.matchAll(NAMED)) {
    if (named !== undefined) {
      if (isOpen) found.push(section)
      section = named
      isOpen = true
    } else if (section !== '' && first !== undefined) {
      isOpen = false
      found.push(...rangeOf(besides(first, found.at(-1)), last).map((paragraph) => section + paragraph))
    }
  }
  return isOpen ? [...found, section] : found
}

const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv']
const ROMAN = /^\([ivx]+\)$/

/** `(a)(1)(i), (ii)` names `(a)(1)(ii)` next. */
function besides(paragraph: string, before: string | undefined): string {
  const levels = before?.match(LEVELS) ?? []
  const isNext = ROMAN.test(paragraph) && levels.length > 1 && ROMAN.test(levels.at(-1) ?? '')
  return isNext ? levels.slice(0, -1).join('') + paragraph : paragraph
}

/** `(b)(2)` to `(4)`: the last level counts on where both are numbers or both single letters. */
function rangeOf(first: string, last: string | undefined): string[] {
  if (last === undefined) return [first]
  const levels = first.match(LEVELS) ?? []
  const head = levels.slice(0, -1).join('')
  const between = countedOn(inside(levels), inside(last.match(LEVELS)))
  return between.length > 1
    ? between.map((one) => `${head}(${one})`)
    : [first, last.includes(')(') ? last : head + last]
}

const inside = (levels: readonly string[] | null) => levels?.at(-1)?.slice(1, -1) ?? ''

function countedOn(start: string, end: string): string[] {
  if (/^\d+$/.test(start)) return stepsOf(Number(start), Number(end)).map(String)
  if (start.length > 1 || end.length > 1) return ROMANS.slice(ROMANS.indexOf(start), ROMANS.indexOf(end) + 1)
  return stepsOf(start.charCodeAt(0), end.charCodeAt(0)).map((step) => String.fromCharCode(step))
}

/** Nothing for what is no range. */
function stepsOf(from: number, to: number): number[] {
  return Array.from({ length: to > from ? to - from + 1 : 0 }, (_, at) => from + at)
}

/** Whether an entry is about a paragraph: about itself, something above it, or something below. */
export function covers(entries: readonly string[], paragraph: string): boolean {
  return entries.some((entry) => isWithin(paragraph, entry) || isWithin(entry, paragraph))
}

function isWithin(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}(`)
}
