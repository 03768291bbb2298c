import { translationFaults, type TaughtModule } from './translation-faults.rule.ts'

const question = { id: 'q1', options: ['a', 'b'], correct: 1, cfr: '1910.1' }
const lesson: TaughtModule['lessons'][number] = {
  id: 'IC1-one',
  minutes: 5,
  blocks: [
    { kind: 'paragraph', text: 'Read.' },
    { kind: 'list', items: ['one', 'two'] },
  ],
  check: [question],
}
const original: TaughtModule = { lessons: [lesson], questions: [question, { ...question, id: 'q2' }] }
const [q1, q2] = original.questions
type Lesson = Partial<typeof lesson>
const withLesson = (change: Lesson): TaughtModule => ({ ...original, lessons: [{ ...lesson, ...change }] })

it('finds nothing where only the words differ', () => {
  const blocks = [
    { kind: 'paragraph' as const, text: 'Lea.' },
    { kind: 'list' as const, items: ['uno', 'dos'] },
  ]
  const check = [{ ...question, options: ['x', 'y'] }]
  expect(translationFaults(original, withLesson({ blocks, check }))).toEqual([])
})

it.each([
  ['a lesson is missing', { ...original, lessons: [] }],
  ['a lesson has another name', withLesson({ id: 'IC1-uno' })],
  ['a lesson takes another time', withLesson({ minutes: 6 })],
  ['a block is missing', withLesson({ blocks: lesson.blocks.slice(0, 1) })],
  ['a list is shorter', withLesson({ blocks: [lesson.blocks[0]!, { kind: 'list', items: ['uno'] }] })],
  ['a check has another key', withLesson({ check: [{ ...question, correct: 0 }] })],
  ['a question cites something else', { ...original, questions: [{ ...q1!, cfr: '1910.2' }, q2!] }],
  ['questions are in another order', { ...original, questions: [q2!, q1!] }],
  ['a question has an option more', { ...original, questions: [{ ...q1!, options: ['a', 'b', 'c'] }, q2!] }],
  ['a question is missing', { ...original, questions: [q1!] }],
])('finds one where %s', (_, translation) => {
  expect(translationFaults(original, translation)).toHaveLength(1)
})
