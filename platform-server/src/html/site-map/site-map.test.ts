import { isForEverybody, pagesOf, robotsText, siteMap } from './site-map.ts'

const page = { title: 'A post', description: 'What this post is about, said in one line.' }
const post = { path: '/blog/:slug', chunk: 'post', page, entries: { from: '/blog', field: 'slug' } }

test('it lists an address for each record that the API names', () => {
  expect(
    pagesOf(post, { items: [{ slug: 'ladders' }, { slug: 'a b' }, { slug: 'ladders' }, {}, null] }),
  ).toEqual([{ path: '/blog/ladders' }, { path: '/blog/a%20b' }])
  expect(pagesOf(post, [{ slug: 7 }])).toEqual([{ path: '/blog/7' }])
  expect(pagesOf(post, { message: 'no' })).toEqual([])
})

test('it says on which day a page changed, where the record has such a day', () => {
  const dated = { ...post, entries: { ...post.entries, changed: 'at' } }
  const items = [{ slug: 'a', at: '2026-11-24T08:00:00Z' }, { slug: 'b', at: 'soon' }, { slug: 'c' }]
  const pages = pagesOf(dated, items)
  expect(pages).toEqual([
    { path: '/blog/a', changedOn: '2026-11-24' },
    { path: '/blog/b' },
    { path: '/blog/c' },
  ])
  expect(siteMap('https://a.test', pages)).toContain(
    '<url><loc>https://a.test/blog/a</loc><lastmod>2026-11-24</lastmod></url><url><loc>https://a.test/blog/b</loc></url>',
  )
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
  expect(siteMap('https://a.test', [{ path: '/' }, { path: '/blog/a&b' }])).toContain(
    '<loc>https://a.test/blog/a&amp;b</loc>',
  )
  expect(robotsText('https://a.test', ['/modules/:code/edit', '/admin'])).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /modules/\nSitemap: https://a.test/sitemap.xml\n',
  )
})
