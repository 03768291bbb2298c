import { i18n } from '@platform/shared-ui/i18n'
import { languageOptions } from './language-name.ts'

it.each([
  ['en', ['English', 'Spanish']],
  ['es', ['Inglés', 'Español']],
] as const)('begins each choice with a capital letter in %s', (page, labels) => {
  jest.spyOn(i18n.language, 'get').mockReturnValue(page)
  expect(languageOptions().map(({ label }) => label)).toEqual(labels)
})
