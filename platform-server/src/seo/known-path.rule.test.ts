import { isOnePage, publicPageOf } from './known-path.rule.ts'

const routes = [
  { path: '/quizzes', chunk: 'quizzes' },
  { path: '/safety-training/:location', chunk: 'location' },
  { path: '/blog/:slug', chunk: 'blog' },
  { path: '/admin', chunk: 'admin', access: { superAdmin: true as const } },
]

it.each([
  ['/quizzes', '/quizzes'],
  ['/safety-training/texas', '/safety-training/:location'],
  ['/safety-training/texas/austin', undefined],
  ['/blog/ladders', undefined],
  ['/admin', undefined],
  ['/nowhere', undefined],
])('finds for %s the page %s', (path, found) => {
  expect(publicPageOf(path, routes)?.path).toBe(found)
})

it('lists what is one public page', () => {
  expect(routes.filter(isOnePage).map(({ path }) => path)).toEqual(['/quizzes'])
})
