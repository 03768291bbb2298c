import type { KeyedQuestion } from '@platform/shared-contracts/http'
import { inOtherOrder } from './other-order.rule.ts'

const keyed: KeyedQuestion = {
  question: { kind: 'choice', id: 'q', text: 'Which?', options: ['Tag it', 'Tape it', 'Leave it'] },
  ...{ answer: 0, whys: ['tag', 'tape', 'leave'], explanation: 'So.', cite: '1926.1053(b)(16)' },
}
const optionsOf = ({ question }: KeyedQuestion) => ('options' in question ? question.options : [])

test.each([0, 1])('the key and the reasons move with the options, whatever comes up (%s)', (place) => {
  const moved = inOtherOrder(keyed, (limit) => Math.min(place, limit - 1))
  expect(optionsOf(moved)).not.toEqual(optionsOf(keyed))
  expect(optionsOf(moved).toSorted()).toEqual(optionsOf(keyed).toSorted())
  expect(optionsOf(moved)[moved.answer as number]).toBe('Tag it')
  expect(moved.whys).toEqual(optionsOf(moved).map((option) => option.split(' ')[0]!.toLowerCase()))
})
