import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { findContent, type LessonContent, type ModuleContent } from '../module-content.ts'
import { covers, paragraphsIn } from './paragraphs.rule.ts'

const CITATION = /\[([^\]]*19(?:04|10|26)\.\d[^\]]*)\]/g
const contents = CORE_MODULES.map(({ code }) => [code, findContent(code)!] as const)

it.each([
  ['1926.1053(b)(7), (b)(8), (b)(20)-(22)', ['(b)(7)', '(b)(8)', '(b)(20)', '(b)(21)', '(b)(22)']],
  ['1926.1053(a)-(b), quoted', ['(a)', '(b)']],
  ['1926.1053(a)(1)(i), (ii)', ['(a)(1)(i)', '(a)(1)(ii)']],
  ['1926.1053(b)(5)(ii) (osha.gov)', ['(b)(5)(ii)']],
  ['1926.1053(a)(1)(i)-(iii)', ['(a)(1)(i)', '(a)(1)(ii)', '(a)(1)(iii)']],
  ['1926.1053 in full', ['']],
])('reads the paragraphs of "%s"', (text, expected) => {
  expect(paragraphsIn(text)).toEqual(expected.map((paragraph) => `1926.1053${paragraph}`))
})

it('knows a paragraph by what is above and below it, and not by one that begins alike', () => {
  const entries = ['1910.147(c)(5)', '1910.95']
  for (const [paragraph, isCovered] of [
    ['1910.147(c)(5)(ii)', true],
    ['1910.147(c)', true],
    ['1910.147(c)(50)', false],
    ['1910.95(b)', true],
    ['1910.9', false],
  ] as const)
    expect([paragraph, covers(entries, paragraph)]).toEqual([paragraph, isCovered])
})

/** Texts of a lesson that are shown as one: a paragraph, an item of a list, a cell. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Paragraphs to which a sentence with a number is tied, by the lesson that says it. */
function tied({ blocks }: LessonContent): string[] {
  return textsOf(blocks)
    .flatMap((text) => text.split(/(?<=[.!?]["”]?)\s+(?=[A-Z])/))
    .filter((sentence) => /\d/.test(sentence.replaceAll(CITATION, '')))
    .flatMap((sentence) => [...sentence.matchAll(CITATION)].flatMap(([, cite = '']) => paragraphsIn(cite)))
}

function missing({ code, lessons, review }: ModuleContent): Record<string, string[]> {
  const entries = [...review!.sources, ...review!.unchecked.map(({ cite }) => cite)].flatMap(paragraphsIn)
  const found = lessons.map((lesson) => {
    const open = tied(lesson).filter((paragraph) => !covers(entries, paragraph))
    return [lesson.id.slice(code.length + 1), [...new Set(open)].sort()] as const
  })
  return Object.fromEntries(found.filter(([, open]) => open.length > 0))
}

it('finds numbers that are tied to a paragraph', () => {
  expect(contents.flatMap(([, { lessons }]) => lessons.flatMap(tied)).length).toBeGreaterThan(100)
})

it.each(contents)(
  'every number in %s that cites a paragraph is in its review, checked or not',
  (_, content) => {
    expect(missing(content)).toEqual({})
  },
)
