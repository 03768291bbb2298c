import { EMPTY_DRAFT, registrationFaults, type RegistrationDraft } from './registration-form.rule.ts'

const filled: RegistrationDraft = {
  ...EMPTY_DRAFT,
  password: 'Training2025!',
  confirm_password: 'Training2025!',
  terms: true,
  privacy: true,
}
const short = { password: 'abc', confirm_password: 'abc' }
const refused = { terms: false, privacy: false }

// spec section 5
test.each([
  [['taken', 'mismatch', 'short', 'terms', 'privacy'], { ...refused, password: 'abc' }, true],
  [['mismatch', 'short', 'terms', 'privacy'], { ...refused, password: 'abc' }, false],
  [['short', 'terms', 'privacy'], { ...refused, ...short }, false],
  [['terms', 'privacy'], refused, false],
  [['privacy'], { privacy: false }, false],
  [[], {}, false],
])('it finds %j, in the printed order', (faults, change, isEmailTaken) => {
  expect(registrationFaults({ ...filled, ...change, isEmailTaken })).toEqual(faults)
})

test('it takes a password of exactly 8 characters, letters only', () => {
  const letters = { password: 'abcdefgh', confirm_password: 'abcdefgh' }
  expect(registrationFaults({ ...filled, ...letters, isEmailTaken: false })).toEqual([])
})
