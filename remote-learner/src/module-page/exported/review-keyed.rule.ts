import type { Answer, KeyedQuestion, QuestionReview } from '@platform/shared-contracts/http'
import { isRightAnswer } from '@platform/shared-contracts/rules'

type AnswersById = Readonly<Record<string, Answer>>

export function isRight({ question, answer, tolerance }: KeyedQuestion, answers: AnswersById): boolean {
  return isRightAnswer({ kind: question.kind, answer, tolerance }, answers[question.id])
}

/** How each question of the quiz went. What reveals a right answer is shown after a pass only. */
export function reviewKeyed(
  questions: readonly KeyedQuestion[],
  answers: AnswersById,
  showsKey: boolean,
): QuestionReview[] {
  return questions.map((keyed) => {
    const right = isRight(keyed, answers)
    const isOpen = showsKey || right
    return {
      id: keyed.question.id,
      isRight: right,
      chosen: answers[keyed.question.id] ?? null,
      answer: showsKey ? keyed.answer : null,
      explanation: isOpen ? keyed.explanation : '',
      whys: isOpen ? [...keyed.whys] : [],
      cite: keyed.cite,
      lesson: null,
    }
  })
}

/** As on the platform: the chosen option says why it is right or wrong, a right answer gets the explanation too. */
export function reviewCheck(check: readonly KeyedQuestion[], answers: AnswersById) {
  const questions = check.map((keyed) => {
    const right = isRight(keyed, answers)
    const { question, explanation, cite, whys } = keyed
    const why = whys[Number(answers[question.id])]
    return {
      ...{ id: question.id, isRight: right, explanation: right ? explanation : null, cfr: cite },
      // Packages from before the options of a check said why have none.
      ...(why === undefined ? {} : { why }),
    }
  })
  return { isPassed: questions.every((one) => one.isRight), questions }
}
