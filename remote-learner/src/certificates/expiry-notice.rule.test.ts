import { expiryNotice } from './expiry-notice.rule.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
it.each([
  ['valid', '2027-02-18T12:00:00.001Z', { kind: 'valid' }],
  ['valid', '2027-02-18T12:00:00Z', { kind: 'expiring', days: 90 }],
  ['valid', '2026-11-20T13:00:00Z', { kind: 'expiring', days: 1 }],
  ['expired', '2026-11-20T11:00:00Z', { kind: 'expired' }],
  ['revoked', '2028-11-20T11:00:00Z', { kind: 'revoked' }],
] as const)('shows a notice for a %s certificate until %s', (state, expiresAt, notice) => {
  expect(expiryNotice({ state, expiresAt }, now)).toEqual(notice)
})
