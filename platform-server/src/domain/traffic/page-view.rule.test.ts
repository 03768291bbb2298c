import { isVisitor, listedPath } from './page-view.rule.ts'

const PATTERNS = ['/', '/blog', '/blog/:slug', '/progress']

test.each([
  ['/', '/'],
  ['/blog', '/blog'],
  ['/blog/', '/blog'],
  ['/blog/ladders', '/blog/:slug'],
  ['/blog/ladders/more', null],
  ['/wp-admin', null],
])('%s is counted as %s', (path, listed) => {
  expect(listedPath(PATTERNS, path)).toBe(listed)
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', false],
  ['curl/8.0', false],
  [undefined, false],
])('%s is a visitor: %s', (agent, is) => {
  expect(isVisitor(agent)).toBe(is)
})
