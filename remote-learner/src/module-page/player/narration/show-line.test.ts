import { clearLine, showLine } from './show-line.ts'

const line = { block: 0, text: 'Guard live parts.', isShown: true }
const article = () =>
  Object.assign(document.createElement('article'), {
    innerHTML: '<div data-block="0"><p>Look. Guard <b>live</b> parts. End.</p></div>',
  })
let painted: Map<string, string>
beforeEach(() => {
  painted = new Map()
  class FakeHighlight {
    readonly range: Range
    constructor(range: Range) {
      this.range = range
    }
  }
  const highlights = {
    set: (name: string, { range }: FakeHighlight) => painted.set(name, range.toString()),
    delete: (name: string) => painted.delete(name),
  }
  Object.assign(globalThis, { Highlight: FakeHighlight, CSS: { highlights } })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Highlight')
  Reflect.deleteProperty(globalThis, 'CSS')
})

test('paints the sentence and the spoken word, and nothing afterwards', () => {
  const element = article()
  showLine(element, line, { start: 6, length: 4 })
  expect(Object.fromEntries(painted)).toEqual({
    'lesson-line': 'Guard live parts.',
    'lesson-word': 'live',
  })
  expect(element.querySelector('[data-narrated]')).toBeNull()
  clearLine(element)
  expect(painted.size).toBe(0)
})

test('paints the word in the sentence that is read, not in one before it that begins with the same words', () => {
  const element = article()
  element.innerHTML = '<div data-block="0"><p>Never climb. Never stand there.</p></div>'
  const ranges = new Map<string, Range>()
  Object.assign(CSS.highlights, {
    set: (name: string, { range }: { range: Range }) => ranges.set(name, range),
  })
  showLine(element, { ...line, text: 'Never stand there.' }, { start: 0, length: 5 })
  expect(ranges.get('lesson-word')?.toString()).toBe('Never')
  expect(ranges.get('lesson-word')?.startOffset).toBe('Never climb. '.length)
})

test('paints the sentence alone where the voice reports no words', () => {
  showLine(article(), line, null)
  expect([...painted.keys()]).toEqual(['lesson-line'])
})

test('marks the whole block where its words are not on the page', () => {
  const element = article()
  showLine(element, { ...line, text: 'Drawing: parts.', isShown: false }, null)
  expect(element.querySelector('[data-narrated]')).not.toBeNull()
  expect(painted.size).toBe(0)
})
