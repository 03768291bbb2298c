import { BlogPage, BlogPost } from '@platform/shared-contracts/http'
import { blogPosts } from '../lib/data/schema/content/blog.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { seedDemoPosts } from './seed-posts.ts'

let test: TestApp
let now = new Date('2026-11-21T12:00:00Z')
beforeAll(async () => {
  test = await openTestApp({ services: { now: () => now } })
  await seedDemoPosts(test.services.database)
  await seedDemoPosts(test.services.database)
})
afterAll(() => test.close())

const get = (url: string, host = 'localhost') => test.app.inject({ url: `/api${url}`, headers: { host } })
const posts = async (query = '') => BlogPage.parse((await get(`/blog${query}`)).json())

it('lists what is published, newest first, with all tags', async () => {
  const { items, total, tags } = await posts()
  expect(items[0]?.slug).toBe('hazcom-update-what-employers-do-now')
  expect(total).toBe(6)
  expect(tags).toContain('lockout')
  expect(items.every(({ readingMinutes }) => readingMinutes >= 1)).toBe(true)
})

it.each([
  ['?tag=lockout', ['lockout-the-yearly-look']],
  ['?q=respirator dust', ['protective-equipment-has-to-fit']],
  ['?q=asbestos', []],
])('finds by %s', async (query, slugs) => {
  expect((await posts(query.replace(' ', '%20'))).items.map(({ slug }) => slug)).toEqual(slugs)
})

it('returns one post with its text', async () => {
  const post = BlogPost.parse((await get('/blog/ladders-the-three-foot-rule')).json())
  expect(post.body.length).toBeGreaterThan(3)
  expect(post.moduleCode).toBe('IC0110')
})

it('hides drafts, and scheduled posts until their time', async () => {
  const row = { tenantId: 1, title: 'T', excerpt: 'E', author: 'A', tags: [], body: [] }
  await test.services.database.withTenant(1, (tx) =>
    tx.insert(blogPosts).values([
      { ...row, slug: 'draft', publishedAt: null },
      { ...row, slug: 'planned', publishedAt: new Date('2026-12-01T00:00:00Z') },
    ]),
  )
  expect((await get('/blog/draft')).statusCode).toBe(404)
  expect((await get('/blog/planned')).statusCode).toBe(404)
  now = new Date('2026-12-01T00:00:00Z')
  expect((await get('/blog/planned')).statusCode).toBe(200)
  expect((await get('/blog/planned', 'trinova.localhost')).statusCode).toBe(404)
})
