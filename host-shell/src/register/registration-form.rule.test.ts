import { EMPTY_FORM, registrationFault, type RegistrationForm } from './registration-form.rule.ts'

const filled: RegistrationForm = {
  ...EMPTY_FORM,
  password: 'Training2025!',
  confirmPassword: 'Training2025!',
  hasAcceptedTerms: true,
  hasAcceptedPrivacy: true,
}
const short = { password: 'abc', confirmPassword: 'abc' }
const refused = { hasAcceptedTerms: false, hasAcceptedPrivacy: false }

// spec section 5: each case breaks its own rule and all that are checked later
test.each([
  ['taken', { ...refused, password: 'abc' }, true],
  ['mismatch', { ...refused, password: 'abc' }, false],
  ['short', { ...refused, ...short }, false],
  ['terms', refused, false],
  ['privacy', { hasAcceptedPrivacy: false }, false],
  [null, {}, false],
])('it finds %s first', (fault, change, isEmailTaken) => {
  expect(registrationFault({ ...filled, ...change }, isEmailTaken)).toBe(fault)
})

test('it takes a password of exactly 8 characters, letters only', () => {
  expect(
    registrationFault({ ...filled, password: 'abcdefgh', confirmPassword: 'abcdefgh' }, false),
  ).toBeNull()
})
