import { mailedIn, mailedLanguage } from './mailed-language.rule.ts'

it.each([
  ['/seat', '?token=a%2Bb&lang=es', '/seat?token=a%2Bb'],
  ['/progress', '?lang=es', '/progress'],
])('%s%s goes on in Spanish at %s', (pathname, search, url) => {
  expect(mailedLanguage({ pathname, search })).toEqual({ language: 'es', url })
})

it.each([
  ['/seat', '?token=a'],
  ['/seat', '?lang=en'],
  ['/seat', '?lang=es%0d%0aset-cookie:a'],
  ['/seat', '?slang=es'],
  ['//evil.test', '?lang=es'],
  ['/\\evil.test', '?lang=es'],
])('%s%s says nothing, or leads elsewhere', (pathname, search) => {
  expect(mailedLanguage({ pathname, search })).toBeNull()
})

it('is in no link of an English email', () => {
  expect([mailedIn('es'), mailedIn('en'), mailedIn(null)]).toEqual([{ lang: 'es' }, {}, {}])
})
