import { count, createI18n, params } from '@nanostores/i18n'
import { atom } from 'nanostores'
import { inSpanish } from './in-spanish.ts'

const locale = atom<'en' | 'es'>('en')
const i18n = createI18n(locale, { baseLocale: 'en', get: async () => ({}) })
const messages = i18n('quizzes', {
  title: 'Quizzes',
  facts: params('{questions} questions, {percent}% to pass'),
  left: count({ one: '{count} attempt left', other: '{count} attempts left' }),
})
const translate = inSpanish<typeof messages>()
const title = 'Cuestionarios'
const facts = '{questions} preguntas, {percent} % para aprobar'
const left = { one: 'Queda {count} intento', other: 'Quedan {count} intentos' }

it('returns the messages, which the catalog then uses', () => {
  Object.assign(i18n.cache, { es: { quizzes: translate({ title, facts, left }) } })
  locale.set('es')
  const t = messages.get()
  expect([t.title, t.facts({ questions: 20, percent: 80 }), t.left(1), t.left(2)]).toEqual([
    'Cuestionarios',
    '20 preguntas, 80 % para aprobar',
    'Queda 1 intento',
    'Quedan 2 intentos',
  ])
})

it('does not compile with a key or a parameter too few or too many', () => {
  // @ts-expect-error -- a key is missing
  translate({ title, facts })
  // @ts-expect-error -- the base has no such key
  translate({ title, facts, left, more: 'Más' })
  // @ts-expect-error -- a parameter is missing
  translate({ title, facts: '{questions} preguntas', left })
  // @ts-expect-error -- the base has no such parameter
  translate({ title, facts: '{questions} {percent} {minutes}', left })
  // @ts-expect-error -- the base has no parameter here
  translate({ title: '{title}', facts, left })
  // @ts-expect-error -- a number needs its plurals
  translate({ title, facts, left: '{count}' })
  expect.assertions(0)
})
