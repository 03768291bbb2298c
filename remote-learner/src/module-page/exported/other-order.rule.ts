import type { KeyedQuestion } from '@platform/shared-contracts/http'

/** The question with its options in an order that is not the one it has. Kinds that a check does not use stay as they are. */
export function inOtherOrder(keyed: KeyedQuestion, randomBelow: (limit: number) => number): KeyedQuestion {
  const { question, answer, whys } = keyed
  if (question.kind !== 'choice' || typeof answer !== 'number') return keyed
  const order = otherOrder(question.options.length, randomBelow)
  return {
    ...keyed,
    question: { ...question, options: order.map((place) => question.options[place] ?? '') },
    answer: order.indexOf(answer),
    whys: order.flatMap((place) => whys[place] ?? []),
  }
}

function otherOrder(count: number, randomBelow: (limit: number) => number): readonly number[] {
  const left = Array.from({ length: count }, (_, place) => place)
  const order = [...left].flatMap(() => left.splice(randomBelow(left.length), 1))
  const isSame = order.every((place, at) => place === at)
  return isSame ? [...order.slice(1), ...order.slice(0, 1)] : order
}
