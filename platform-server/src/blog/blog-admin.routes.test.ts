import { BlogAdminPage, BlogAdminPost, BlogPost } from '@platform/shared-contracts/http'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let now = new Date('2026-11-21T12:00:00Z')
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => now } })
})
afterAll(() => test.close())

const editor = as({ role: 'admin', email: 'admin@oncall.test' })

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = {}) {
  const answer = await test.app.inject({
    method,
    url: `/api${url}`,
    headers: { host: 'localhost', ...editor, ...headers },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}

const draft = (change: object = {}) => ({
  slug: 'first-post',
  title: 'A first post',
  excerpt: 'What a first post says in one sentence.',
  author: 'Ana Reyes',
  tags: ['news'],
  moduleCode: null,
  body: [{ kind: 'paragraph', text: 'Tie off above the dorsal ring. '.repeat(12) }],
  ...change,
})

async function made(change: object = {}): Promise<BlogAdminPost> {
  return BlogAdminPost.parse((await ask('POST', '/admin/blog', draft(change))).body)
}

it('is closed to users who are not staff', async () => {
  const url = '/api/admin/blog'
  expect((await test.app.inject({ url })).statusCode).toBe(401)
  expect((await test.app.inject({ url, headers: as({ isSubscribed: true }) })).statusCode).toBe(403)
})

it('takes a post from draft to planned to published, each with an audit entry', async () => {
  const post = await made({ slug: 'life-of-a-post' })
  expect(post.state).toBe('draft')
  const at = '2026-11-25T09:00:00.000Z'
  const planned = await ask('POST', '/admin/blog/life-of-a-post/publication', { baseRevision: 1, at })
  expect(planned.body).toMatchObject({ state: 'planned', publishedAt: at, revision: 2 })
  expect((await ask('GET', '/blog/life-of-a-post')).status).toBe(404)
  now = new Date(at)
  expect((await ask('GET', '/blog/life-of-a-post')).status).toBe(200)
  const page = BlogAdminPage.parse((await ask('GET', '/admin/blog?state=published')).body)
  expect(page.items.map(({ slug }) => slug)).toContain('life-of-a-post')
  const entries = await test.services.database.withTenant(1, (tx) => tx.select().from(auditEntries))
  expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['blog.create', 'blog.publish']))
})

it('does not publish what is too thin to read', async () => {
  await made({ slug: 'thin', body: [], excerpt: '' })
  const answer = await ask('POST', '/admin/blog/thin/publication', {
    baseRevision: 1,
    at: now.toISOString(),
  })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.fields)).toEqual(['excerpt', 'body'])
})

it('refuses a save over another user’s', async () => {
  const post = await made({ slug: 'two-editors' })
  await ask('PUT', '/admin/blog/two-editors', {
    baseRevision: post.revision,
    post: draft({ slug: 'two-editors' }),
  })
  const late = await ask('PUT', '/admin/blog/two-editors', {
    baseRevision: post.revision,
    post: draft({ slug: 'two-editors', title: 'Late' }),
  })
  expect(late).toMatchObject({ status: 409, body: { code: 'revision-stale' } })
})

it('serves a renamed post at its old URL, and gives that URL to no other post', async () => {
  await made({ slug: 'old-name' })
  await ask('POST', '/admin/blog/old-name/publication', { baseRevision: 1, at: now.toISOString() })
  const renamed = await ask('PUT', '/admin/blog/old-name', {
    baseRevision: 2,
    post: draft({ slug: 'new-name' }),
  })
  expect(renamed.body).toMatchObject({ slug: 'new-name', formerSlugs: ['old-name'] })
  expect(BlogPost.parse((await ask('GET', '/blog/old-name')).body).slug).toBe('new-name')
  expect((await ask('POST', '/admin/blog', draft({ slug: 'old-name' }))).status).toBe(409)
  const back = await ask('PUT', '/admin/blog/new-name', {
    baseRevision: 3,
    post: draft({ slug: 'old-name' }),
  })
  expect(back.body).toMatchObject({ slug: 'old-name', formerSlugs: ['new-name'] })
})

it('deletes drafts only, and of the own tenant only', async () => {
  await made({ slug: 'to-delete' })
  const elsewhere = { host: 'trinova.localhost' }
  expect((await ask('DELETE', '/admin/blog/to-delete?baseRevision=1', undefined, elsewhere)).status).toBe(404)
  expect((await ask('DELETE', '/admin/blog/to-delete?baseRevision=1')).status).toBe(204)
  expect((await ask('DELETE', '/admin/blog/old-name?baseRevision=4')).status).toBe(409)
})
