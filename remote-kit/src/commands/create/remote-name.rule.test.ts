import { faultOfName, renamed } from './remote-name.rule.ts'

test.each(['field-notes', 'ab', 'x1', 'toolbox-talks-2'])('accepts the name %s', (name) => {
  expect(faultOfName(name)).toBeNull()
})

test.each([
  ['Field', 'lowercase letters'],
  ['field_notes', 'lowercase letters'],
  ['1st', 'a letter first'],
  ['field--notes', 'single hyphens'],
  ['../field', 'lowercase letters'],
  ['', 'lowercase letters'],
  ['a', '2 to 30'],
  ['a'.repeat(31), '2 to 30'],
  ['learner', "the platform's own"],
  ['api', "the platform's own"],
  ['releases', "the platform's own"],
])('refuses the name "%s": %s', (name, reason) => {
  expect(faultOfName(name)).toContain(reason)
})

it('writes the name in the form that each place requires', () => {
  const text = '/starter StarterRoot starterApi "Starter" remote-starter.json'
  expect(renamed(text, 'field-notes')).toBe(
    '/field-notes FieldNotesRoot fieldNotesApi "Field notes" remote-field-notes.json',
  )
})
