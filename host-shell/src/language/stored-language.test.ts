import { storedLanguage } from './stored-language.ts'

test.each([
  ['language=es', 'es'],
  ['theme=dark; language=en; visit=1', 'en'],
  ['my-language=es', null],
  ['language=xx', null],
  ['', null],
])('of the cookies %j the choice is %j', (cookie, language) => {
  expect(storedLanguage(cookie)).toBe(language)
})
