import { CORE_MODULES } from '@platform/shared-contracts/rules'
import outlines from './outlines.json' with { type: 'json' }
import { questionPool } from './question-pool.ts'
import { quizQuestions } from './quiz-source.ts'

test.each(CORE_MODULES.map(({ code }) => code))(
  '%s has fifteen questions and more that practice does not show',
  (code) => {
    const shown = outlines.find((outline) => outline.code === code)?.practice.map(({ text }) => text) ?? []
    const texts = quizQuestions(code).map(({ text }) => text)
    expect(texts.length).toBeGreaterThanOrEqual(15)
    expect(texts.filter((text) => shown.includes(text))).toEqual([])
  },
)

test.each(outlines.map(({ code, practice }) => [code, practice] as const))(
  '%s has the questions of its practice in the pool, with the same key',
  (code, practice) => {
    const pool = questionPool(code).flatMap((question) => (question.kind === 'choice' ? [question] : []))
    const written = practice.map(({ text }) => {
      const { options = [] } = pool.find((question) => question.text === text) ?? {}
      return {
        text,
        options: options.map((option) => option.text),
        answer: options.findIndex(({ right }) => right),
      }
    })
    expect(written).toEqual(practice.map(({ text, options, answer }) => ({ text, options, answer })))
  },
)
