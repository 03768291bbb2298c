import { refusalOf } from './person-change.rule.ts'

const person = { role: 'user', isSubscribed: false, isProfessionalPartner: false } as const
const superAdmin = { ...person, role: 'super_admin' } as const
const partner = { ...person, isProfessionalPartner: true }
const usual = { isOneself: false, superAdmins: 2, learners: 0 }

test.each([
  ['a promotion', person, { role: 'admin' }, usual, null],
  ['one’s own role', superAdmin, { role: 'admin' }, { ...usual, isOneself: true }, 'own-role'],
  ['one’s own role as it is', superAdmin, { role: 'super_admin' }, { ...usual, isOneself: true }, null],
  ['the last super admin', superAdmin, { role: 'user' }, { ...usual, superAdmins: 1 }, 'last-super-admin'],
  [
    'a partner who has learners',
    partner,
    { isProfessionalPartner: false },
    { ...usual, learners: 2 },
    'has-learners',
  ],
  ['a partner who has none', partner, { isProfessionalPartner: false }, usual, null],
  ['a subscription without a reason', person, { isSubscribed: true }, usual, 'reason-missing'],
  ['a subscription with a reason', person, { isSubscribed: true, reason: 'Paid by check' }, usual, null],
] as const)('decides on %s', (_, standing, change, circumstances, refusal) => {
  expect(refusalOf(standing, change, circumstances)).toBe(refusal)
})
