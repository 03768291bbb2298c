import type { LessonBlock } from '@platform/shared-contracts/http'
import { narrationScript } from './narration-script.rule.ts'
import { speakableParts, splitSentences } from './split-sentences.rule.ts'

const words = { drawing: ({ alt }: { alt: string }) => `Drawing: ${alt}`, recommended: 'Recommended' }
const linesOf = (...blocks: LessonBlock[]) =>
  narrationScript(blocks, 'en', words).map(({ block, text }) => [block, text])

test('reads sentence by sentence, without citations and marks', () => {
  expect(
    linesOf(
      { kind: 'heading', text: 'Shock' },
      {
        kind: 'paragraph',
        text: 'Guard parts at **50 volts** or more [1910.303(g)(2)(i)]. Is it wet? Stay away!',
      },
    ),
  ).toEqual([
    [0, 'Shock'],
    [1, 'Guard parts at 50 volts or more.'],
    [1, 'Is it wet?'],
    [1, 'Stay away!'],
  ])
})

test('announces a drawing by its text alternative and an advice as one', () => {
  expect(
    linesOf(
      { kind: 'figure', name: 'ladder-angle', alt: 'A ladder at 4 to 1.', caption: 'Four up, one out' },
      { kind: 'recommendation', text: 'Ask for help.' },
    ),
  ).toEqual([
    [0, 'Drawing: A ladder at 4 to 1.'],
    [1, 'Recommended.'],
    [1, 'Ask for help.'],
  ])
})

test('reads each row of a table with the heads of its columns', () => {
  const table = {
    kind: 'table' as const,
    head: ['Label', 'Rated load', 'Often seen in'],
    rows: [['Type IAA', '375 lb', 'heavy industry']],
  }
  expect(linesOf(table)).toEqual([[0, 'Type IAA; Rated load: 375 lb; Often seen in: heavy industry.']])
})

test('keeps a decimal point and a paragraph in one sentence', () => {
  expect(splitSentences('Hold 3.3 times the load.  Then stop.', 'en')).toEqual([
    'Hold 3.3 times the load.',
    'Then stop.',
  ])
  expect(splitSentences('¿Está mojado? ¡Aléjese!', 'es')).toEqual(['¿Está mojado?', '¡Aléjese!'])
  expect(splitSentences(' ', 'en')).toEqual([])
})

test('cuts what takes too long to say at once, and loses no word', () => {
  const long = `${'one two three four, '.repeat(20)}end.`
  const parts = speakableParts(long, 160)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(160)
  expect(parts.join(' ').replace(/\s+/g, ' ')).toBe(long.trim())
  expect(parts.slice(0, -1).every((part) => part.endsWith(','))).toBe(true)
  expect(speakableParts('x'.repeat(400), 160).join('')).toBe('x'.repeat(400))
})
