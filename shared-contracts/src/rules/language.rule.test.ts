import { chosenLanguage, inLanguage } from './language.rule.ts'

test.each([
  [undefined, 'en'],
  ['sticky=1; language=es', 'es'],
  ['language=es; sticky=1', 'es'],
  ['language=en', 'en'],
  ['language=eso', 'en'],
  ['mylanguage=es', 'en'],
])('the cookies "%s" choose %s', (cookies, language) => {
  expect(chosenLanguage(cookies)).toBe(language)
})

const es = { title: 'Avance', description: 'Los doce módulos de seguridad.' }
const page = { title: 'Progress', description: 'The twelve modules of safety.', es }

test('a page says what it is in the language, and in English where nobody wrote it', () => {
  expect(inLanguage(page, 'es')).toBe(es)
  expect(inLanguage(page, 'en')).toBe(page)
  expect(inLanguage({ title: 'Blog', description: 'News of safety at work.' }, 'es')?.title).toBe('Blog')
  expect(inLanguage(undefined, 'es')).toBeUndefined()
})
