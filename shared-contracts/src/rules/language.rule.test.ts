import { chosenLanguage, inPageLanguage, languageCookie } from './language.rule.ts'
import { LANGUAGES } from './languages.rule.ts'

test.each([
  [undefined, 'en'],
  ['es', 'es'],
  ['en', 'en'],
  ['eso', 'en'],
])('reads a cookie of "%s" as %s', (value, language) => {
  expect(chosenLanguage(value)).toBe(language)
})

test('stores a choice for a year', () => {
  expect(languageCookie('es', true)).toBe('language=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(languageCookie('en', false)).toBe('language=en; Path=/; Max-Age=31536000; SameSite=Lax')
})

test.each([
  ['/modules', 'en', '/modules'],
  ['/modules', 'es', '/modules?language=es'],
  ['/modules?size=5', 'es', '/modules?size=5&language=es'],
] as const)('a call of %s in %s goes to %s', (path, language, address) => {
  expect(inPageLanguage(path, language)).toBe(address)
})

test.each(Object.entries(LANGUAGES))(
  '%s is a language that Intl formats and that names itself',
  (code, { name, tag }) => {
    expect(Intl.NumberFormat.supportedLocalesOf(tag)).toEqual([tag])
    expect(new Intl.Locale(tag).language).toBe(new Intl.Locale(code).language)
    expect(new Intl.DisplayNames([code], { type: 'language' }).of(code)?.toLowerCase()).toBe(
      name.toLowerCase(),
    )
  },
)
