import { selectQuestions, knownAnswers, reviewPaper, withoutKey } from './paper.rule.ts'

const pool = Array.from({ length: 15 }, (_, index) => ({
  id: `q${index}`,
  text: `Question ${index}`,
  options: ['right', 'wrong', 'worse', 'worst'],
  answer: 0,
  explanation: 'Because.',
  cite: '1910.1',
}))

/** A different but repeatable order each time. */
function randomFrom(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return (state >>> 8) % limit
  }
}

it('selects each question once, and the key follows the shuffled options', () => {
  for (let seed = 1; seed < 50; seed += 1) {
    const paper = selectQuestions(pool, 10, randomFrom(seed))
    expect(new Set(paper.map(({ id }) => id)).size).toBe(10)
    for (const { options, answer } of paper) {
      expect(options[answer]).toBe('right')
      expect([...options].sort()).toEqual(['right', 'worse', 'worst', 'wrong'])
    }
  }
})

it('shuffles: no place of the right option is always the same', () => {
  const places = new Set(selectQuestions(pool, 10, randomFrom(7)).map(({ answer }) => answer))
  expect(places.size).toBeGreaterThan(1)
})

it('takes what there is of a pool that is smaller', () => {
  expect(selectQuestions(pool.slice(0, 5), 10, randomFrom(1))).toHaveLength(5)
})

it('returns no key, except in a review that allows it', () => {
  expect(JSON.stringify(withoutKey(pool))).not.toMatch(/answer|explanation/)
  const answers = { q0: 0, q1: 2 }
  expect(reviewPaper(pool.slice(0, 3), answers, false)).toMatchObject([
    { isRight: true, chosen: 0, answer: null, explanation: 'Because.' },
    { isRight: false, chosen: 2, answer: null, explanation: '' },
    { isRight: false, chosen: null, answer: null },
  ])
  expect(reviewPaper(pool.slice(0, 1), answers, true)).toMatchObject([{ answer: 0 }])
})

it('stores only answers to its own questions and options', () => {
  expect(knownAnswers(pool, { q1: 3, q2: 4, other: 0 })).toEqual({ q1: 3 })
})
