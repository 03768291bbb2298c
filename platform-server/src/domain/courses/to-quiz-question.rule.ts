import type { PaperQuestion } from '../../lib/data/schema/training/quizzes.ts'
import type { PoolQuestion } from './question-file.ts'

/** A question as quizzes take it: nothing is shuffled yet. */
export type QuizQuestion = PaperQuestion & {
  /** Whether it asks to apply a rule to a situation. */
  readonly applies: boolean
}

export function toQuizQuestion(code: string, question: PoolQuestion): QuizQuestion {
  const { id, text, cfr: cite, section, applies } = question
  const lesson = { id: `${code}-${question.lesson}`, section }
  const common = { id, text, cite, lesson, applies, explanation: '' }
  switch (question.kind) {
    case 'choice':
      return {
        ...common,
        kind: question.kind,
        ...textsOf(question.options),
        answer: rightOf(question.options),
      }
    case 'scenario': {
      const { kind, situation, options } = question
      return { ...common, kind, situation, ...textsOf(options), answer: rightOf(options) }
    }
    case 'multiple': {
      const answer = [...question.options.keys()].filter((place) => question.options[place]?.right)
      return { ...common, kind: question.kind, ...textsOf(question.options), answer }
    }
    case 'order': {
      const { kind, steps } = question
      return { ...common, kind, ...textsOf(steps), answer: [...steps.keys()] }
    }
    case 'match':
      return { ...common, kind: question.kind, ...sidesOf(question) }
    case 'number': {
      const { kind, unit, answer, tolerance, mistakes, why: explanation } = question
      return { ...common, kind, unit, answer, tolerance, mistakes, explanation, whys: [] }
    }
    case 'point': {
      const { kind, figure, areas } = question
      const places = areas.map(({ x, y, width, height, label }) => ({ x, y, width, height, label }))
      return {
        ...common,
        kind,
        figure,
        areas: places,
        whys: areas.map(({ why }) => why),
        answer: rightOf(areas),
      }
    }
  }
}

function textsOf(options: readonly { readonly text: string; readonly why: string }[]) {
  return { options: options.map(({ text }) => text), whys: options.map(({ why }) => why) }
}

function sidesOf({ pairs, extra = [] }: Extract<PoolQuestion, { kind: 'match' }>) {
  return {
    lefts: pairs.map(({ left }) => left),
    options: [...pairs.map(({ right }) => right), ...extra],
    whys: pairs.map(({ why }) => why),
    answer: [...pairs.keys()],
  }
}

function rightOf(options: readonly { readonly right?: true | undefined }[]): number {
  return options.findIndex(({ right }) => right)
}
