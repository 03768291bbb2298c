import { partnerLabel } from './partner-option.rule.ts'

const dana = { firstName: 'Dana', lastName: 'Fox', title: 'Safety consultant' }

// spec section 2, register screen; section 3: a list, or a JSON-encoded list
test.each([
  ['the first certification', ['CSP', 'CIH'], 'Dana Fox - CSP'],
  ['the first certification of JSON text', '["CIH","CSP"]', 'Dana Fox - CIH'],
  ['the title without certifications', [], 'Dana Fox - Safety consultant'],
  ['the title for JSON text of an empty list', '[]', 'Dana Fox - Safety consultant'],
  ['the title for text that is no list', 'CSP', 'Dana Fox - Safety consultant'],
  ['the title for null', null, 'Dana Fox - Safety consultant'],
])('it shows %s', (_, certifications, label) => {
  expect(partnerLabel({ ...dana, certifications })).toBe(label)
})

test('it shows the name alone where there is neither', () => {
  expect(partnerLabel({ ...dana, title: null, certifications: undefined })).toBe('Dana Fox')
})
