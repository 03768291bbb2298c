import { BlogAuthor, BlogPage, BlogPost } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { parseFeed } from 'htmlparser2'
import { blogPosts } from '../lib/data/schema/content/blog.ts'
import { seedDemoPartners } from '../partners/seed-partners.ts'
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
  expect(total).toBeGreaterThanOrEqual(20)
  expect(items[0]).toMatchObject({
    authorSlug: 'elena-marquez',
    cover: { url: '/api/blog/drawings/hazcom-dates.svg', alt: expect.stringContaining('2028') },
  })
  expect(tags).toContain('lockout')
  expect(items.every(({ readingMinutes }) => readingMinutes >= 1)).toBe(true)
})

it.each([
  ['?tag=lockout', ['lockout-the-yearly-look']],
  ['?q=winch tripod', ['the-second-victim-in-a-confined-space']],
  ['?q=asbestos', []],
])('finds by %s', async (query, slugs) => {
  expect((await posts(query.replace(' ', '%20'))).items.map(({ slug }) => slug)).toEqual(slugs)
})

it('returns one post with its text', async () => {
  const post = BlogPost.parse((await get('/blog/ladders-the-three-foot-rule')).json())
  expect(post.body.length).toBeGreaterThan(3)
  expect(post.moduleCode).toBe('IC0110')
})

it('leads from each post to the one before and the one after', async () => {
  const { items } = await posts('?size=50')
  const slugs = items.map(({ slug }) => slug)
  const read = async (slug: string) => BlogPost.parse((await get(`/blog/${slug}`)).json())
  expect(await read(slugs[0]!)).toMatchObject({ previous: { slug: slugs[1] }, next: null })
  expect(await read(slugs[1]!)).toMatchObject({ previous: { slug: slugs[2] }, next: { slug: slugs[0] } })
  expect(await read(slugs.at(-1)!)).toMatchObject({ previous: null, next: { slug: slugs.at(-2) } })
})

it('names the site that a post was written for, on every other site', async () => {
  const homeOf = async (slug: string, host: string) => (await get(`/blog/${slug}`, host)).json().homeUrl
  expect(await homeOf('ladders-the-three-foot-rule', 'localhost')).toBeNull()
  expect(await homeOf('ladders-the-three-foot-rule', 'trinova.localhost')).toMatch(
    /^https?:\/\/localhost.*\/blog\/ladders-the-three-foot-rule$/,
  )
  expect(await homeOf('training-records-that-hold-up', 'trinova.localhost')).toBeNull()
  expect(await homeOf('training-records-that-hold-up', 'localhost')).toContain('trinova.localhost')
  const written = (await posts('?size=50&home=here')).items.map(({ slug }) => slug)
  expect(written).toContain('ladders-the-three-foot-rule')
  expect(written).not.toContain('training-records-that-hold-up')
})

it('gives an author a page with their profile, and an editorial team one without', async () => {
  await seedDemoPartners(test.services)
  const read = async (slug: string) => BlogAuthor.parse((await get(`/blog/authors/${slug}`)).json())
  const elena = await read('elena-marquez')
  expect(elena).toMatchObject({ name: 'Elena Márquez', profile: { publicUrl: 'elena-marquez' } })
  expect(elena.posts.every(({ author }) => author === 'Elena Márquez')).toBe(true)
  expect(await read('editorial-team')).toMatchObject({ name: 'Editorial team', profile: null })
  expect((await get('/blog/authors/nobody')).statusCode).toBe(404)
})

it('sends a drawing in the colors of the site', async () => {
  const drawing = await get('/blog/drawings/ladder-top.svg')
  expect(drawing.headers['content-type']).toContain('image/svg+xml')
  expect(drawing.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(drawing.body).toContain('--color-primary:#1e3a8a')
  expect((await get('/blog/drawings/ladder-top.svg', 'trinova.localhost')).body).toContain('#2d4a2b')
  expect((await get('/blog/drawings/..%2fsecret')).statusCode).toBe(404)
})

it('gives the checklist of a post as a PDF, and none for a post without one', async () => {
  const { url } = (await get('/blog/fit-test-season'))
    .json()
    .body.find(({ kind }: { kind: string }) => kind === 'checklist')
  expect(url).toBe('/api/blog/fit-test-season/checklist')
  const file = await get('/blog/fit-test-season/checklist')
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="checklist-fit-test-season.pdf"',
  })
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await get('/blog/no-such-post/checklist')).statusCode).toBe(404)
})

it('has a feed of the newest posts, with absolute addresses and escaped texts', async () => {
  const feed = await test.app.inject({ url: '/rss.xml', headers: { host: 'trinova.localhost' } })
  expect(feed.headers['content-type']).toContain('application/rss+xml')
  expect(parseFeed(feed.body)).toMatchObject({ type: 'rss', title: 'Trinova Safety Academy: blog' })
  const items = parseFeed(feed.body)?.items ?? []
  expect(items).toHaveLength(20)
  expect(items[0]).toMatchObject({
    title: 'Chemical labels changed: what employers must do now',
    link: expect.stringMatching(/^https?:\/\/trinova\.localhost(:\d+)?\/blog\/hazcom-update/),
    pubDate: new Date('2026-11-18T14:00:00Z'),
  })
})

it('updates a post that nobody edited, and leaves an edited one alone', async () => {
  const { database } = test.services
  const at = { title: 'Old' }
  const slug = 'fit-test-season'
  const set = (values: Partial<typeof blogPosts.$inferInsert>) =>
    database.withTenant(1, (tx) => tx.update(blogPosts).set(values).where(eq(blogPosts.slug, slug)))
  await set({ ...at, updatedBy: 'ed@oncall.test', revision: 2 })
  await seedDemoPosts(database)
  expect((await get(`/blog/${slug}`)).json().title).toBe('Old')
  await set({ updatedBy: null, revision: 1 })
  await seedDemoPosts(database)
  expect((await get(`/blog/${slug}`)).json().title).toContain('Fit tests')
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
