import { CORE_MODULES } from '@platform/shared-contracts/rules'
import outlines from './outlines.json' with { type: 'json' }
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
