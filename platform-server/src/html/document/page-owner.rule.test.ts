import { ownerOf } from './page-owner.rule.ts'

const owners = [
  { remote: null, routes: [{ path: '/login', chunk: 'page' }] },
  {
    remote: 'public',
    routes: [
      { path: '/', chunk: 'page' },
      { path: '/blog/:slug', chunk: 'page' },
    ],
  },
  {
    remote: 'admin',
    routes: [
      { path: '/blog/new', chunk: 'page' },
      { path: '/admin', chunk: 'page' },
    ],
  },
]

test.each([
  ['/', 'public', '/'],
  ['/login', null, '/login'],
  ['/blog/ladders', 'public', '/blog/:slug'],
  ['/blog/new', 'admin', '/blog/new'],
  ['/Admin/', 'admin', '/admin'],
])('it gives %s to %s by its route %s', (path, remote, pattern) => {
  expect(ownerOf(path, owners)).toMatchObject({ remote, route: { path: pattern } })
})

test.each(['/nowhere', '/blog', '/blog/a/b'])('it gives %s to no remote', (path) => {
  expect(ownerOf(path, owners)).toBeNull()
})
