import type { RemoteListing } from '../../http/releases/remote-listing.ts'
import { listingFaults } from './listing-faults.rule.ts'

const progress = { path: '/progress', chunk: 'progress' }
const entry = { menu: 'main', label: { en: 'Progress' }, to: '/progress', order: 10 } as const
const listing: RemoteListing = { id: 'learner', contract: '^1.0.0', routes: [progress], nav: [entry] }

test('it finds no fault in a consistent listing', () => {
  expect(listingFaults(listing)).toEqual([])
  expect(listingFaults({ ...listing, nav: [entry, { ...entry, menu: 'services' }] })).toEqual([])
})

test('it accepts paths that only start like one of the server', () => {
  const routes = [progress, { path: '/apiary', chunk: 'bees' }, { path: '/yard/api', chunk: 'yard' }]
  expect(listingFaults({ ...listing, routes })).toEqual([])
})

test.each([
  ['a path twice', { routes: [progress, progress] }, 'route /progress is listed twice'],
  [
    'a path that the server answers itself',
    { routes: [progress, { path: '/releases/board', chunk: 'board' }] },
    'route /releases/board is taken: the server itself answers /releases',
  ],
  [
    'a path that begins with a language',
    { routes: [progress, { path: '/es/board', chunk: 'board' }] },
    'route /es/board is taken: the server itself answers /es',
  ],
  [
    'a menu entry without a page',
    { nav: [{ ...entry, to: '/quizzes' }] },
    'menu entry "Progress" leads to /quizzes, which learner does not list',
  ],
  [
    'a menu entry twice',
    { nav: [entry, { ...entry, order: 20 }] },
    'menu main has two entries for /progress',
  ],
  [
    'data with a parameter that its route lacks',
    {
      routes: [
        progress,
        { path: '/modules/:code', chunk: 'module', data: [{ path: '/quizzes/:quiz/:code' }] },
      ],
    },
    'data /quizzes/:quiz/:code of route /modules/:code needs :quiz, which the route does not have',
  ],
])('it names %s', (_, change, fault) => {
  expect(listingFaults({ ...listing, ...change })).toEqual([fault])
})
