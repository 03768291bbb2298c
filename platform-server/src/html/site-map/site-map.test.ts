import { addressesOf, isForEverybody, robotsText, siteMap } from './site-map.ts'

const page = { title: 'A post', description: 'What this post is about, said in one line.' }
const post = { path: '/blog/:slug', chunk: 'post', page, entries: { from: '/blog', field: 'slug' } }

test('it lists an address for each record that the API names', () => {
  expect(addressesOf(post, { items: [{ slug: 'ladders' }, { slug: 'a b' }, {}, null] })).toEqual([
    '/blog/ladders',
    '/blog/a%20b',
  ])
  expect(addressesOf(post, [{ slug: 7 }])).toEqual(['/blog/7'])
  expect(addressesOf(post, { message: 'no' })).toEqual([])
})

test.each([
  [{ path: '/privacy', chunk: 'legal', page }, true],
  [{ path: '/dashboard', chunk: 'dashboard', page, access: {} }, false],
  [{ path: '/checkout', chunk: 'checkout' }, false],
  [{ path: '/verify/:code', chunk: 'verify', page, unlisted: true }, false],
])('it knows what is for everybody: %j', (route, isListed) => {
  expect(isForEverybody(route)).toBe(isListed)
})

test('it writes what search engines read', () => {
  expect(siteMap('https://a.test', ['/', '/blog/a&b'])).toContain('<loc>https://a.test/blog/a&amp;b</loc>')
  expect(robotsText('https://a.test', ['/modules/:code/edit', '/admin'])).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /modules/\nSitemap: https://a.test/sitemap.xml\n',
  )
})
