import { resourcePath } from './resource-filter.rule.ts'

test.each([
  { address: '', path: '/resources' },
  { address: 'q=ladder&topic=ladders', path: '/resources?q=ladder&topic=ladders' },
  { address: 'q=++&type=talk', path: '/resources?type=talk' },
  { address: 'topic=gardening&sort=best', path: '/resources' },
  { address: 'page=2', path: '/resources?page=2' },
  { address: 'page=1', path: '/resources' },
  { address: 'page=-3&page=x', path: '/resources' },
  { address: 'utm_source=mail', path: '/resources' },
])('requests $path for the URL ?$address', ({ address, path }) => {
  expect(resourcePath(new URLSearchParams(address))).toBe(path)
})
