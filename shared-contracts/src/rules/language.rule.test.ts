import { chosenLanguage, hasChosenLanguage, inLanguage, languageCookie } from './language.rule.ts'

test.each([
  [undefined, 'en', false],
  ['sticky=1; language=es', 'es', true],
  ['language=es; sticky=1', 'es', true],
  ['language=en', 'en', true],
  ['language=eso', 'en', true],
  ['mylanguage=es', 'en', false],
])('the cookies "%s" choose %s', (cookies, language, isChosen) => {
  expect([chosenLanguage(cookies), hasChosenLanguage(cookies)]).toEqual([language, isChosen])
})

test('a choice lasts a year', () => {
  expect(languageCookie('es', true)).toBe('language=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(chosenLanguage(languageCookie('en', false))).toBe('en')
})

const es = { title: 'Avance', description: 'Los doce módulos de seguridad.' }
const page = { title: 'Progress', description: 'The twelve modules of safety.', es }

test('a page says what it is in the language, and in English where nobody wrote it', () => {
  expect(inLanguage(page, 'es')).toBe(es)
  expect(inLanguage(page, 'en')).toBe(page)
  expect(inLanguage({ title: 'Blog', description: 'News of safety at work.' }, 'es')?.title).toBe('Blog')
  expect(inLanguage(undefined, 'es')).toBeUndefined()
})
