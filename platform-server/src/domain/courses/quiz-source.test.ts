import { CORE_MODULES, LANGUAGE_CODES } from '@platform/shared-contracts/rules'
import { findContent } from './module-content.ts'
import { quizQuestions } from './quiz-source.ts'
import { plainText } from './text-words.rule.ts'

const letters = (text: string) =>
  plainText(text)
    .match(/[\p{L}\d]+/gu)
    ?.join(' ')
const contents = CORE_MODULES.flatMap(({ code }) =>
  LANGUAGE_CODES.map((language) => [code, language, findContent(code, language)!] as const),
)

it.each(contents)(
  'no quiz of %s in %s asks what practice shows with its answer',
  (code, language, content) => {
    const shown = new Set(content.practice.map(({ text }) => letters(text)))
    expect(shown.size).toBe(5)
    const graded = quizQuestions(code, language)
    expect(graded.length).toBeGreaterThanOrEqual(30)
    expect(graded.filter(({ text }) => shown.has(letters(text))).map(({ id }) => id)).toEqual([])
    const ids = new Set(graded.map(({ id }) => id))
    expect(content.practice.filter(({ id }) => ids.has(id))).toEqual([])
  },
)

it.each(contents)(
  'practice of %s in %s says of each option why it is right or wrong',
  (_, __, { practice }) => {
    const whys = practice.map(({ options }) => new Set(options.map(({ why }) => why)).size)
    expect(whys).toEqual(practice.map(({ options }) => options.length))
  },
)
