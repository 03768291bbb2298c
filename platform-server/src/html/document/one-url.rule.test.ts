import { mayHaveAnotherUrl, oneUrl } from './one-url.rule.ts'

const routes = ['/', '/blog', '/blog/:slug', '/modules/:code', '/pricing'].map((path) => ({
  path,
  chunk: 'x',
}))

test.each([
  ['/pricing/', '/pricing'],
  ['/Pricing', '/pricing'],
  ['/PRICING/', '/pricing'],
  ['/Modules/IC0110/', '/modules/IC0110'],
  ['/blog/some-post/', '/blog/some-post'],
  ['/pricing', null],
  ['/modules/IC0110', null],
  ['/', null],
  ['/no-such-page/', null],
  ['/Nowhere/AtAll', null],
])('the page at %s has the address %s', (pathname, expected) => {
  expect(oneUrl(pathname, routes)).toBe(expected)
})

test.each([
  ['/pricing', false],
  ['/', false],
  ['/blog/a-post', false],
  ['/modules/IC0110', true],
  ['/pricing/', true],
])('%s may have another address: %s', (pathname, expected) => {
  expect(mayHaveAnotherUrl(pathname)).toBe(expected)
})
