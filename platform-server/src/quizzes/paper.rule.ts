import type { PracticeQuestion, QuestionReview } from '@platform/shared-contracts/http'

/** A question of a paper: options in their shuffled order, `answer` the place of the right one. */
export interface PaperQuestion {
  readonly id: string
  readonly text: string
  readonly options: readonly string[]
  readonly answer: number
  readonly explanation: string
  readonly cite: string
}

/** A whole number from 0 up to, but not including, the limit. */
export type RandomBelow = (limit: number) => number

/** `count` questions of the pool in random order, each with its options in random order. */
export function selectQuestions(
  pool: readonly PaperQuestion[],
  count: number,
  randomBelow: RandomBelow,
): readonly PaperQuestion[] {
  return shuffled(pool, randomBelow)
    .slice(0, count)
    .map((question) => {
      const order = shuffled([...question.options.keys()], randomBelow)
      return {
        ...question,
        options: order.map((place) => question.options[place] ?? ''),
        answer: order.indexOf(question.answer),
      }
    })
}

function shuffled<Item>(items: readonly Item[], randomBelow: RandomBelow): readonly Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(randomBelow(left.length), 1))
}

/** As the learner gets it: without the key. */
export function withoutKey(paper: readonly PaperQuestion[]): PracticeQuestion[] {
  return paper.map(({ id, text, options }) => ({ id, text, options: [...options] }))
}

type Answers = Readonly<Record<string, number>>

/** Only answers to questions of this paper, and only options that it has. */
export function knownAnswers(paper: readonly PaperQuestion[], answers: Answers): Answers {
  const known = paper.flatMap(({ id, options }) => {
    const chosen = answers[id]
    return chosen !== undefined && chosen < options.length ? [[id, chosen] as const] : []
  })
  return Object.fromEntries(known)
}

export function countRight(paper: readonly PaperQuestion[], answers: Answers): number {
  return paper.filter(({ id, answer }) => answers[id] === answer).length
}

/** How each question went; anything that reveals the right option, such as the explanation, needs `showsKey`. */
export function reviewPaper(
  paper: readonly PaperQuestion[],
  answers: Answers,
  showsKey: boolean,
): QuestionReview[] {
  return paper.map(({ id, answer, explanation, cite }) => {
    const isRight = answers[id] === answer
    return {
      id,
      isRight,
      chosen: answers[id] ?? null,
      answer: showsKey ? answer : null,
      explanation: showsKey || isRight ? explanation : '',
      cite,
    }
  })
}
