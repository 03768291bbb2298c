import { QUIZ_QUESTIONS } from '../../testing/quiz-questions.ts'
import { reviewPaper, withoutKey } from './review.rule.ts'

const { choice, scenario, multiple, number, match } = QUIZ_QUESTIONS
const all = Object.values(QUIZ_QUESTIONS)

it('hands out every kind without its key', () => {
  const shown = withoutKey(all)
  expect(shown.map(({ kind }) => kind)).toEqual(all.map(({ kind }) => kind))
  expect(JSON.stringify(shown)).not.toMatch(/answer|why|explanation|tolerance|mistake|applies|cite/)
  expect(shown.find(({ kind }) => kind === 'match')).toEqual({
    kind: 'match',
    id: 'match',
    text: match.text,
    lefts: match.lefts,
    options: match.options,
  })
})

it('explains each option once the key may be shown', () => {
  const wrong = { choice: 1, number: 2 }
  expect(reviewPaper([choice, multiple, number, match], wrong, true)).toMatchObject([
    { isRight: false, chosen: 1, answer: 0, whys: choice.whys, lesson: { id: 'IC1-one', section: 2 } },
    { isRight: false, chosen: null, answer: [0, 2], whys: multiple.whys },
    { chosen: 2, answer: 1, explanation: 'A quarter of four.', whys: ['That is half.'] },
    { answer: [0, 1, 2], whys: match.whys },
  ])
  expect(reviewPaper([number], { number: 7 }, true)).toMatchObject([{ whys: [] }])
})

it('reveals nothing of a question that went wrong before that', () => {
  for (const review of reviewPaper(
    all,
    { choice: 1, scenario: 2, number: 2, multiple: [1], match: [3, 1, 2] },
    false,
  )) {
    expect(review).toMatchObject({ isRight: false, answer: null, explanation: '' })
    expect(review.whys?.filter((why) => why !== null)).toEqual([])
  }
})

it('says what the chosen option of a scenario leads to, unless that names the right one', () => {
  const [why] = reviewPaper([scenario], { scenario: 0 }, false)
  expect(why).toMatchObject({ answer: null, whys: ['The door opens and you fall.', null, null] })
  expect(reviewPaper([scenario], { scenario: 2 }, false)).toMatchObject([{ whys: [null, null, null] }])
  const numbers = { ...scenario, options: ['2 ft', '5 ft'], whys: ['It must be 5 ft.', 'It stays.'] }
  expect(reviewPaper([numbers], { scenario: 0 }, false)).toMatchObject([{ whys: [null, null] }])
})

it('explains what was right, at once', () => {
  expect(reviewPaper([choice, number], { choice: 0, number: 1 }, false)).toMatchObject([
    { isRight: true, answer: null, whys: choice.whys },
    { isRight: true, answer: null, explanation: 'A quarter of four.' },
  ])
})
