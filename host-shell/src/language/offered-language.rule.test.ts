import { offeredLanguage } from './offered-language.rule.ts'

const CODES = ['en', 'es', 'pt-BR', 'zh-Hant'] as const

it.each([
  ['es', 'es'],
  ['es-MX', 'es'],
  ['pt-BR', 'pt-BR'],
  ['pt-PT', undefined],
  ['zh-Hant-TW', 'zh-Hant'],
  ['zh-Hans-CN', undefined],
  ['fr', undefined],
])('a browser in %s is offered %s', (tag, code) => {
  expect(offeredLanguage(tag, CODES)).toBe(code)
})
