import type { RemoteListing } from '@platform/shared-contracts/http'
import { beyondAllowance, overlaps, takenPaths } from './path-claims.rule.ts'

const listing: RemoteListing = {
  id: 'learner',
  contract: '^2.0.0',
  routes: [
    { path: '/progress', chunk: 'progress' },
    { path: '/modules/:code', chunk: 'player' },
  ],
  nav: [{ menu: 'main', label: { en: 'Progress' }, to: '/progress', order: 1 }],
}

test.each([
  ['/progress', '/progress', true],
  ['/partner/:id', '/partner/:partnerId', true],
  ['/blog/:slug', '/blog/new', true],
  ['/blog', '/blog/:slug', false],
  ['/', '/progress', false],
  ['/admin/blog', '/blog/:slug', false],
])('it finds that %s and %s share an address: %s', (one, other, expected) => {
  expect(overlaps(one, other)).toBe(expected)
  expect(overlaps(other, one)).toBe(expected)
})

test('it names each taken path and who has it', () => {
  const others = [
    { name: 'remote public', routes: [{ path: '/' }, { path: '/modules/:id' }] },
    { name: 'the shell', routes: [{ path: '/progress' }] },
  ]
  expect(takenPaths(listing, others)).toEqual([
    '/progress is taken: the shell answers /progress',
    '/modules/:code is taken: remote public answers /modules/:id',
  ])
})

test('it finds nothing taken among distinct paths', () => {
  expect(takenPaths(listing, [{ name: 'remote public', routes: [{ path: '/' }] }])).toEqual([])
})

test('it lets a token without limits claim anything', () => {
  expect(beyondAllowance(listing, { prefixes: [], menus: [] })).toEqual([])
})

test('it refuses paths outside the prefixes and entries outside the menus', () => {
  expect(beyondAllowance(listing, { prefixes: ['/prog', '/modules'], menus: ['admin'] })).toEqual([
    'this token may not claim /progress, only paths under /prog, /modules',
    'this token may not add to the main menu, only to admin',
  ])
})
