import { Question, type Answer, type QuestionReview } from '@platform/shared-contracts/http'
import { isRightAnswer, isWithin } from '@platform/shared-contracts/rules'
import { numbersOf, wordsOf } from '../courses/text-words.rule.ts'
import type { PaperQuestion } from '../../lib/data/schema/training/quizzes.ts'
import type { AnswersById } from './grading.rule.ts'

const STEM_LENGTH = 5

/** As the learner gets it: the schema lets nothing of the key through. */
export function withoutKey(paper: readonly PaperQuestion[]): Question[] {
  return paper.map((question) => Question.parse(question))
}

/** How each question went; anything that reveals the right answer, such as the explanation, needs `showsKey`. */
export function reviewPaper(
  paper: readonly PaperQuestion[],
  answers: AnswersById,
  showsKey: boolean,
): QuestionReview[] {
  return paper.map((question) => {
    const { id, answer, explanation, cite, lesson } = question
    const chosen = answers[id]
    const isRight = isRightAnswer(question, chosen)
    const isOpen = showsKey || isRight
    return {
      id,
      isRight,
      chosen: chosen ?? null,
      answer: showsKey ? answer : null,
      explanation: isOpen ? explanation : '',
      whys: isOpen ? openWhys(question, chosen) : consequence(question, chosen),
      cite,
      lesson,
    }
  })
}

function openWhys(question: PaperQuestion, chosen: Answer | undefined): string[] {
  if (question.kind !== 'number') return [...question.whys]
  const { mistakes = [], tolerance = 0 } = question
  const mistake = mistakes.find(({ value }) => chosen !== undefined && isWithin(chosen, value, tolerance))
  return mistake ? [mistake.why] : []
}

/** What the chosen option of a scenario leads to. Explanations of other kinds compare an option with the right one. */
function consequence(question: PaperQuestion, chosen: Answer | undefined): (string | null)[] {
  if (question.kind !== 'scenario' || typeof chosen !== 'number') return []
  return question.whys.map((why, place) =>
    place === chosen && !namesRight(question, why, chosen) ? why : null,
  )
}

/** Whether the text has a number or a word of the right option that the learner has not read elsewhere. */
function namesRight(
  { text, situation, options, answer }: Extract<PaperQuestion, { kind: 'scenario' }>,
  why: string,
  chosen: number,
): boolean {
  const right = options[Number(answer)] ?? ''
  const known = [text, situation, options[chosen] ?? ''].join(' ')
  return markers(right).some((marker) => !markers(known).includes(marker) && markers(why).includes(marker))
}

/** Words without their endings, and numbers. */
function markers(text: string): readonly string[] {
  return [...[...wordsOf(text)].map((word) => word.slice(0, STEM_LENGTH)), ...numbersOf(text)]
}
