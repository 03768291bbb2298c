import { isTranslated, pathInLanguage, splitLanguage } from './language-path.rule.ts'

test.each([
  ['/', null, '/'],
  ['/pricing', null, '/pricing'],
  ['/essays', null, '/essays'],
  ['/blog/es', null, '/blog/es'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es/pricing', 'es', '/pricing'],
  ['/ES/Pricing', 'es', '/Pricing'],
  ['/es/blog/es', 'es', '/blog/es'],
] as const)('%s is in %s the page %s', (address, language, pathname) => {
  expect(splitLanguage(address)).toEqual({ language, pathname })
})

test.each([
  ['/pricing', 'en', '/pricing'],
  ['/', 'en', '/'],
  ['/', 'es', '/es'],
  ['/?from=mail', 'es', '/es?from=mail'],
  ['/#start', 'es', '/es#start'],
  ['/blog?topic=ladders', 'es', '/es/blog?topic=ladders'],
] as const)('%s in %s is at %s', (path, language, address) => {
  expect(pathInLanguage(path, language)).toBe(address)
})

test('a page is translated that has texts in the language', () => {
  const texts = { title: 'Prices', description: 'What each course costs.' }
  expect(isTranslated({ page: { ...texts, es: texts } }, 'es')).toBe(true)
  expect(isTranslated({ page: texts }, 'es')).toBe(false)
  expect(isTranslated({ title: { en: 'Tickets', es: 'Solicitudes' } }, 'es')).toBe(true)
  expect(isTranslated({}, 'es')).toBe(false)
  expect(isTranslated({}, 'en')).toBe(true)
})
