import { checkFaults } from './check-faults.rule.ts'
import type { CheckQuestion } from './check-question.ts'

const question = (id: string, correct: number, ...texts: string[]): CheckQuestion => ({
  ...{ id, text: 'What carries the ladder?', correct, explanation: 'So.', cfr: '1926.1053' },
  options: texts.map((text) => ({ text, why: 'So.' })),
})
const good = [
  question('a', 0, 'Its feet', 'Its labels', 'Its rungs'),
  question('b', 1, 'A tag', 'Its rails', 'Its locking device'),
  question('c', 2, 'Its ropes', 'Its labels', 'Its pads', 'Its rungs'),
]
const rules = {
  forbidden: ['all of these'],
  telling: [['only', 'solely'], ['never']],
  pool: ['Where do you stand?'],
}

it('finds nothing in checks that must be learned', () => {
  expect(checkFaults(good, rules)).toEqual([])
})

it.each([
  {
    what: 'the longest option is right',
    checks: [good[0]!, question('b', 1, 'A rope', 'Its rails', 'A hook'), good[2]!],
    fault: 'the right option is the longest in 1 of 3: b',
  },
  {
    what: 'the right option is at one rank by length',
    checks: [good[0]!, question('b', 1, 'Its labels', 'Its rail', 'Its locking device'), good[2]!],
    fault: 'the right option is number 3 by length in 2 of 3',
  },
  {
    what: 'the right option shares one rank by length',
    checks: [good[0]!, question('b', 1, 'Its label', 'Its rails', 'Its locking device'), good[2]!],
    fault: 'the right option is number 3 by length in 2 of 3',
  },
  {
    what: 'the right option is at one place',
    checks: [good[0]!, question('b', 0, 'Its rails', 'Its locking device', 'Its pads'), good[2]!],
    fault: 'the right option is number 1 in 2 of 3',
  },
  {
    what: 'the right option alone repeats the question',
    checks: [
      question('a', 0, 'A ladder foot', 'Somebody who holds it', 'A rope on each side'),
      ...good.slice(1),
    ],
    fault: 'a: only the right option repeats "ladder"',
  },
  {
    what: 'an absolute word stands in the right option alone',
    checks: [question('a', 0, 'Solely feet', 'Its very labels', 'Its very rungs'), ...good.slice(1)],
    fault: 'a: "only" stands in each right option and in no other',
  },
  {
    what: 'an absolute word stands in each wrong option',
    checks: [question('a', 0, 'Its feet', 'Never its labels', 'A rung that never moves'), ...good.slice(1)],
    fault: 'a: "never" stands in each wrong option and in no other',
  },
  {
    what: 'an option is none',
    checks: [question('a', 0, 'Its feet', 'All of these', 'Its rungs'), ...good.slice(1)],
    fault: 'a: "All of these" is not an answer of its own',
  },
  {
    what: 'the quiz asks the same',
    checks: [{ ...good[0]!, text: 'Where do you stand?' }, ...good.slice(1)],
    fault: 'a: the quiz asks the same',
  },
])('finds that $what', ({ checks, fault }) => {
  expect(checkFaults(checks, rules)).toEqual([fault])
})
