import { TRANSLATIONS } from '../rules/languages.rule.ts'
import { locale } from './locale.ts'
import { createCatalogs } from './messages.ts'

const [translated] = TRANSLATIONS
const day = new Date('2026-11-16T12:00:00Z')

afterEach(() => locale.set('en'))

it('writes dates in the language that its pages have, not in one that it has no catalogs of', () => {
  const { format, language, add } = createCatalogs()
  locale.set(translated!)
  expect(language.get()).toBe('en')
  expect(format.get().time(day, { dateStyle: 'long' })).toBe('November 16, 2026')
  add(translated!, { login: { title: 'Entrar' } })
  expect(language.get()).toBe(translated)
  expect(format.get().time(day, { dateStyle: 'long' })).toBe('16 de noviembre de 2026')
})
