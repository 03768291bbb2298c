import { fakeUser } from '@platform/shared-contracts/testing'
import { cancelEffect, overviewOf } from './overview.rule.ts'

const partner = { ...fakeUser, isProfessionalPartner: true }
const admin = { ...fakeUser, role: 'admin' as const }

test.each([
  [fakeUser, '', '/consultations?scope=own&when=upcoming'],
  [fakeUser, 'scope=all', '/consultations?scope=own&when=upcoming'],
  [partner, '', '/consultations?scope=clients&when=upcoming'],
  [partner, 'scope=own&when=past&page=2', '/consultations?scope=own&when=past&page=2'],
  [admin, 'q=roof', '/consultations?scope=all&when=upcoming&q=roof'],
  [admin, 'scope=clients', '/consultations?scope=all&when=upcoming'],
])('requests only what the user may see', (user, search, path) => {
  expect(overviewOf(new URLSearchParams(search), user).path).toBe(path)
})

test.each([
  [7, '2026-11-22T08:59:00Z', 'returned'],
  [7, '2026-11-22T09:00:00Z', 'returned'],
  [7, '2026-11-22T09:00:01Z', 'used'],
  [8, '2026-11-22T20:00:00Z', 'for-client'],
])('when %s cancels at %s the hour is %s', (id, now, effect) => {
  const hour = { client: { id: 7, name: 'Ana', email: 'a@b.test' }, freeCancelUntil: '2026-11-22T09:00:00Z' }
  expect(cancelEffect(hour, { id }, new Date(now))).toBe(effect)
})
