import type { Language } from '@platform/shared-contracts/http'
import { LANGUAGE_CODES, SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { assignmentEmail } from '../../locales/en/assignment-email.ts'
import { compileCatalog } from './compile-catalog.ts'
import { createMessages } from './create-messages.ts'

const messagesIn = createMessages({ assignmentEmail })

it.each([
  [1, 'Ladder Safety is due by Friday', 'Ladder Safety: complételo a más tardar el Friday'],
  [2, '2 modules are due by Friday', '2 módulos para completar a más tardar el Friday'],
])('writes for %i in the plural of each language', (count, english, spanish) => {
  const values = { count, title: 'Ladder Safety', day: 'Friday' }
  expect(messagesIn('en').subject(values)).toBe(english)
  expect(messagesIn('es').subject(values)).toBe(spanish)
})

it.each([null, undefined, 'xx' as Language])('writes in the source language for %s', (language) => {
  expect(messagesIn(language).action).toBe(messagesIn(SOURCE_LANGUAGE).action)
})

it('writes a message without a translation in the source language, with the plural of that', () => {
  const untranslated = createMessages({
    nowhere: { left: '{count, plural, one {# left} other {# are left}}' },
  })
  expect(LANGUAGE_CODES.map((language) => untranslated(language).left({ count: 1 }))).toEqual(
    LANGUAGE_CODES.map(() => '1 left'),
  )
})

it('shows values as they are, whatever they contain', () => {
  const { hello } = compileCatalog({ hello: 'Hello {name},' } as const, 'en-US')
  expect(hello({ name: `{name} <b>'{x}'</b> # |` })).toBe(`Hello {name} <b>'{x}'</b> # |,`)
})

it('stops at a text that is no message, naming its key', () => {
  expect(() => compileCatalog({ good: 'a', bad: 'Hello {name' } as const, 'en-US')).toThrow(/bad/)
})
