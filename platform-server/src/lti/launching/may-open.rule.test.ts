import { entryOf } from './may-open.rule.ts'

const account = {
  role: 'user',
  isProfessionalPartner: false,
  isOperator: false,
  directoryId: null,
  hasSecondFactor: false,
}
const found = { trustedDomains: ['acme.example'], isTaken: false }
const email = 'lee@acme.example'

it.each([
  ['open', 'the account of a learner', account],
  [
    'sign-in',
    'an account with a second factor, which a platform cannot replace',
    { ...account, hasSecondFactor: true },
  ],
  ['refuse', 'an account that became staff', { ...account, role: 'admin' }],
  ['refuse', 'an account that became a partner', { ...account, isProfessionalPartner: true }],
  ['refuse', 'an operator', { ...account, isOperator: true }],
  ['refuse', 'a person of a company directory', { ...account, directoryId: 'uid=lee' }],
])('is %s for %s', (entry, _what, connected) => {
  expect(entryOf({ email }, connected, found)).toBe(entry)
})

it.each([
  ['make', email, found],
  ['sign-in', email, { ...found, isTaken: true }],
  ['sign-in', 'lee@other.example', found],
  ['sign-in', 'lee@acme.example@other.example', found],
  ['sign-in', 'lee@other.example <x@acme.example>', found],
  ['sign-in', null, found],
])('is %s for somebody new with the address %s', (entry, address, known) => {
  expect(entryOf({ email: address }, null, known)).toBe(entry)
})
