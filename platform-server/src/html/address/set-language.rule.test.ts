import { languageChoice } from './set-language.rule.ts'
import { pageUrlOf } from './page-url.ts'

// Written into a Location header, each of these paths would name another site.
test.each(['//evil.test', '/es//evil.test', '/\\evil.test', '/es/\\evil.test'])(
  'a link to %s chooses no language',
  (path) => {
    expect(languageChoice(pageUrlOf(`${path}?set-language=es`))).toBeNull()
  },
)

test('a link to a page of this site chooses one', () => {
  expect(languageChoice(pageUrlOf('/es/blog?set-language=en&q=a'))).toEqual({
    language: 'en',
    search: '?q=a',
  })
})
