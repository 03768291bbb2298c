import { languageFacts } from './language-facts.ts'

const measured = (languages?: string[]) => ({
  ...{
    lessonsRead: 6,
    lessonsTotal: 6,
    minutes: 40,
    lessonSeconds: 2400,
    attempts: 1,
    basis: 'lessons' as const,
  },
  ...{ readFrom: '2026-11-27T10:00:00.000Z', openedBy: null },
  ...(languages ? { languages } : {}),
})

it.each([
  { what: 'one language for lessons and quiz', language: 'en', of: ['en'], facts: [['Language', 'English']] },
  { what: 'it in Spanish', language: 'es', of: ['es'], facts: [['Idioma', 'Español']] },
  {
    what: 'both languages of mixed lessons, and that of the quiz',
    language: 'en',
    of: ['en', 'es'],
    facts: [
      ['Lessons in', 'English, Español'],
      ['Quiz language', 'English'],
    ],
  },
  {
    what: 'lessons in another language than the quiz',
    language: 'es',
    of: ['en'],
    facts: [
      ['Lecciones en', 'English'],
      ['Cuestionario en', 'Español'],
    ],
  },
  {
    what: 'the quiz alone where no lesson was read',
    language: 'en',
    of: [],
    facts: [['Quiz language', 'English']],
  },
  {
    what: 'the quiz alone on a certificate from before',
    language: 'en',
    of: undefined,
    facts: [['Quiz language', 'English']],
  },
])('prints $what', ({ language, of, facts }) => {
  expect(languageFacts({ language, measured: measured(of) })).toEqual(facts)
})

it('prints what a certificate of the earlier rules said', () => {
  expect(languageFacts({ language: 'es', measured: null })).toEqual([['Cuestionario en', 'Español']])
})
