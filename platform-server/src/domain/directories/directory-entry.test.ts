import { isSwitchedOff } from './directory-entry.ts'

it.each([
  ['Active Directory, disabled', { userAccountControl: '514' }, true],
  ['Active Directory, a usual account', { userAccountControl: '512' }, false],
  ['389 Directory Server, locked', { nsaccountlock: 'TRUE' }, true],
  ['OpenLDAP, locked for good', { pwdAccountLockedTime: '000001010000Z' }, true],
  ['OpenLDAP, locked for a while after wrong passwords', { pwdAccountLockedTime: '20261122101500Z' }, false],
  ['a directory that says nothing about it', {}, false],
])('knows who is switched off: %s', (_, attributes, isOff) => {
  expect(isSwitchedOff({ dn: 'uid=jane', ...attributes })).toBe(isOff)
})
