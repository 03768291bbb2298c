import { RouteData } from './remote-listing.ts'

test.each([
  '/modules',
  '/modules/:code/state',
  '/partners/by-url/:publicUrl',
  '/consultations?scope=own&page=1',
])('accepts %s as data of a route', (path) => {
  expect(RouteData.parse({ path, when: { signedIn: true } }).path).toBe(path)
})

test.each([
  'modules',
  '//attacker.test/modules',
  'https://attacker.test/modules',
  '/\\attacker.test',
  '/../auth/me',
  '/modules/..',
  '/modules/%2e%2e/users',
  '/modules#top',
  '/modules?',
  '/modules?then=/../users',
])('refuses %s as data of a route and says what to write', (path) => {
  const { error } = RouteData.safeParse({ path })
  expect(error?.issues[0]?.message).toMatch(/must be an API path like/)
})

test('accepts the conditions of menu entries for data', () => {
  expect(RouteData.safeParse({ path: '/modules', when: { subscribed: true } }).success).toBe(false)
})
