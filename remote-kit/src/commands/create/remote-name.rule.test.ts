import { faultOfName, renamed } from './remote-name.rule.ts'

test.each(['field-notes', 'ab', 'x1', 'toolbox-talks-2'])('%s is a name', (name) => {
  expect(faultOfName(name)).toBeNull()
})

test.each([
  ['Field', 'small letters'],
  ['field_notes', 'small letters'],
  ['1st', 'a letter first'],
  ['field--notes', 'single hyphens'],
  ['../field', 'small letters'],
  ['', 'small letters'],
  ['a', '2 to 30'],
  ['a'.repeat(31), '2 to 30'],
  ['learner', "the platform's own"],
  ['api', "the platform's own"],
  ['releases', "the platform's own"],
])('"%s" is none: %s', (name, words) => {
  expect(faultOfName(name)).toContain(words)
})

it('is written in the form that each place asks for', () => {
  const text = '/starter StarterRoot starterApi "Starter" remote-starter.json'
  expect(renamed(text, 'field-notes')).toBe(
    '/field-notes FieldNotesRoot fieldNotesApi "Field notes" remote-field-notes.json',
  )
})
