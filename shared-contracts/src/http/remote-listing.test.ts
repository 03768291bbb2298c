import { RouteData } from './remote-listing.ts'

test.each([
  '/modules',
  '/modules/:code/state',
  '/partners/by-url/:publicUrl',
  '/consultations?scope=own&page=1',
])('a route may list %s as data', (path) => {
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
])('a route may not list %s as data, and the error says what to write', (path) => {
  const { error } = RouteData.safeParse({ path })
  expect(error?.issues[0]?.message).toMatch(/must be a path of the API like/)
})

test('data is for people whom menu entries know as well', () => {
  expect(RouteData.safeParse({ path: '/modules', when: { subscribed: true } }).success).toBe(false)
})
