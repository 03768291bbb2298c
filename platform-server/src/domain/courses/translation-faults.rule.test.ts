import { PoolQuestion } from './question-file.ts'
import { translationFaults, type TaughtModule } from './translation-faults.rule.ts'

const common = { id: 'q1', cfr: '1910.1', lesson: 'one', section: 1, applies: true, text: 'Which?' }
const options = [
  { text: 'a', right: true, why: 'w' },
  { text: 'b', why: 'w' },
  { text: 'c', why: 'w' },
]
const pairs = ['a', 'b', 'c'].map((left) => ({ left, right: `${left}s`, why: 'w' }))
const area = { x: 1, y: 2, width: 3, height: 4, label: 'l', why: 'w' }
const pool = [
  { ...common, kind: 'choice', options },
  { ...common, kind: 'match', pairs, extra: ['e'] },
  {
    ...common,
    kind: 'number',
    answer: 4,
    tolerance: 0.5,
    unit: 'ft',
    why: 'w',
    mistakes: [{ value: 9, why: 'w' }],
  },
  { ...common, kind: 'point', figure: 'ladder-angle', areas: [{ ...area, right: true }, area, area] },
].map((each, index) => PoolQuestion.parse({ ...each, id: `q${index}` }))
const checked = { id: 'c1', options: ['a', 'b'], correct: 1, cfr: '1910.1' }
const lesson: TaughtModule['lessons'][number] = {
  id: 'IC1-one',
  blocks: [
    { kind: 'paragraph', text: 'Read.' },
    { kind: 'list', items: ['one', 'two'] },
  ],
  check: [checked],
}
const original: TaughtModule = { lessons: [lesson], questions: pool, practice: pool.slice(0, 1) }
type Lesson = Partial<typeof lesson>
const withLesson = (change: Lesson): TaughtModule => ({ ...original, lessons: [{ ...lesson, ...change }] })
/** The pool with something replaced wherever it is. */
const withPool = (from: string, to: string): TaughtModule => {
  const text = JSON.stringify(pool)
  expect(text).toContain(from)
  return {
    ...original,
    questions: (JSON.parse(text.replace(from, to)) as unknown[]).map((each) => PoolQuestion.parse(each)),
  }
}

it('finds nothing where only the words differ', () => {
  const blocks = [
    { kind: 'paragraph' as const, text: 'Lea.' },
    { kind: 'list' as const, items: ['uno', 'dos'] },
  ]
  const check = [{ ...checked, options: ['x', 'y'] }]
  expect(translationFaults(original, withLesson({ blocks, check }))).toEqual([])
  const words = { Which: 'Cuál', '"w"': '"p"', '"as"': '"aes"', '"e"': '"o"', '"ft"': '"pies"', '"l"': '"m"' }
  for (const [from, to] of Object.entries(words))
    expect(translationFaults(original, withPool(from, to))).toEqual([])
})

it.each([
  ['a lesson is missing', { ...original, lessons: [] }],
  ['a lesson has another name', withLesson({ id: 'IC1-uno' })],
  ['a block is missing', withLesson({ blocks: lesson.blocks.slice(0, 1) })],
  ['a list is shorter', withLesson({ blocks: [lesson.blocks[0]!, { kind: 'list', items: ['uno'] }] })],
  ['a check has another key', withLesson({ check: [{ ...checked, correct: 0 }] })],
  ['questions are in another order', { ...original, questions: pool.toReversed() }],
  ['a question is missing', { ...original, questions: pool.slice(1) }],
  ['a question of the practice is missing', { ...original, practice: [] }],
  ['a question cites something else', withPool('1910.1', '1910.2')],
  ['a question is of another kind', withPool('"choice"', '"scenario","situation":"s"')],
  ['a question belongs to another section', withPool('"section":1', '"section":2')],
  ['a question has an option more', withPool('[{"text":"a"', '[{"text":"d","why":"w"},{"text":"a"')],
  [
    'another option is right',
    withPool('"right":true,"why":"w"},{"text":"b"', '"why":"w"},{"right":true,"text":"b"'),
  ],
  ['a match has no option more', withPool(',"extra":["e"]', '')],
  ['a number is another', withPool('"answer":4', '"answer":5')],
  ['a mistake is another', withPool('"value":9', '"value":8')],
  ['an area lies elsewhere', withPool('"x":1', '"x":5')],
])('finds one where %s', (_, translation) => {
  expect(translationFaults(original, translation)).toHaveLength(1)
})
