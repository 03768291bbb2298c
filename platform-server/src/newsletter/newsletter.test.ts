import { NewsletterPage } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { blogPosts } from '../lib/data/schema/content/blog.ts'
import { newsletterSubscribers } from '../lib/data/schema/content/newsletter.ts'
import { ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { newsletterJob, scheduleNewsletter } from './newsletter.jobs.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const START = new Date('2026-11-20T12:00:00Z')
const consent = 'Send me new posts.'
const admin = as({ role: 'admin', email: 'admin@oncall.test' })
let test: TestApp
let now = START

beforeEach(async () => {
  now = START
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => now } })
  await scheduleNewsletter(test.shared)
})
afterEach(() => test.close())

const request = (email: string, change: object = {}) =>
  ask(test, '/newsletter/requests', { body: { email, consent, nickname: '', ...change } })
const send = (path: string, token: string) => ask(test, `/newsletter/${path}`, { body: { token } })

async function mailsTo(to: string) {
  await test.services.jobs.drain()
  return test.mails.filter((mail) => mail.to === to)
}

async function linkIn(to: string, name: 'confirm' | 'leave'): Promise<string> {
  const text = (await mailsTo(to)).at(-1)?.text ?? ''
  return new RegExp(`/newsletter\\?${name}=([\\w-]+)`).exec(text)?.[1] ?? ''
}

async function join(email: string): Promise<void> {
  await request(email)
  expect((await send('confirmations', await linkIn(email, 'confirm'))).statusCode).toBe(204)
}

const subscribers = (tenantId = 1) =>
  test.services.database.withTenant(tenantId, (tx) => tx.select().from(newsletterSubscribers))

async function publish(slug: string, publishedAt: Date): Promise<void> {
  const texts = { title: `About ${slug}`, excerpt: 'What it says.', author: 'Ed', tags: [], body: [] }
  await test.services.database.withTenant(1, (tx) =>
    tx.insert(blogPosts).values({ tenantId: 1, slug, ...texts, publishedAt }),
  )
}

async function sendDue(): Promise<void> {
  await test.services.jobs.enqueue(newsletterJob, {})
  await test.services.jobs.drain()
}

const subjectsTo = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject)

it('sends posts only to those who confirmed with the link in the email', async () => {
  expect((await request('Ana@Reader.test')).statusCode).toBe(202)
  expect(await subjectsTo('ana@reader.test')).toEqual(['Confirm: new posts from OnCall Safety'])
  expect(await subscribers()).toMatchObject([{ email: 'ana@reader.test', consent, confirmedAt: null }])
  const token = await linkIn('ana@reader.test', 'confirm')
  expect((await send('confirmations', token)).statusCode).toBe(204)
  expect((await subscribers())[0]?.confirmedAt).toEqual(START)
  expect((await send('confirmations', token)).statusCode).toBe(404)
})

it('does not confirm with a link that is older than three days', async () => {
  await request('ana@reader.test')
  const token = await linkIn('ana@reader.test', 'confirm')
  now = new Date(START.getTime() + 3 * DAY_MS + 1)
  expect((await send('confirmations', token)).statusCode).toBe(404)
})

it('answers alike whether or not an address is on the list', async () => {
  await join('ana@reader.test')
  const answers = [await request('ana@reader.test'), await request('new@reader.test')]
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [202, '{}'],
    [202, '{}'],
  ])
  expect((await subjectsTo('ana@reader.test')).at(-1)).toBe('You already get new posts from OnCall Safety')
  expect((await subscribers()).find(({ email }) => email === 'ana@reader.test')?.confirmedAt).not.toBeNull()
})

it('says nothing to a program that fills in the hidden field, and stores nothing', async () => {
  expect((await request('bot@reader.test', { nickname: 'Bot' })).statusCode).toBe(202)
  expect(await mailsTo('bot@reader.test')).toEqual([])
  expect(await subscribers()).toEqual([])
})

it('does not flood a mailbox, and refuses what is no address', async () => {
  for (let time = 0; time < 7; time += 1) await request('ana@reader.test')
  expect((await mailsTo('ana@reader.test')).length).toBe(5)
  const refused = await request('nobody')
  expect(refused.statusCode).toBe(422)
  expect(refused.json().fields).toHaveProperty('email')
})

it('deletes the address of someone who leaves, by the page or by one click of a mail program', async () => {
  await join('ana@reader.test')
  await join('ben@reader.test')
  await publish('first', new Date(START.getTime() + HOUR_MS))
  now = new Date(START.getTime() + 2 * HOUR_MS)
  await sendDue()
  const [mail] = (await mailsTo('ben@reader.test')).slice(-1)
  expect((await send('leavings', await linkIn('ana@reader.test', 'leave'))).statusCode).toBe(204)
  const oneClick = await test.app.inject({
    method: 'POST',
    url: new URL(mail?.unsubscribeUrl ?? '').pathname,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(oneClick.statusCode).toBe(204)
  expect(await subscribers()).toEqual([])
  expect((await send('leavings', 'never-given')).statusCode).toBe(204)
})

it('sends a post once to everyone who confirmed before it appeared, also when the job breaks off', async () => {
  await join('ana@reader.test')
  await join('ben@reader.test')
  await publish('first', new Date(START.getTime() + HOUR_MS))
  await sendDue()
  expect(await subjectsTo('ana@reader.test')).not.toContain('About first')
  now = new Date(START.getTime() + 2 * HOUR_MS)
  const { database } = test.services
  // As if the job had ended after ana's email.
  await sendDue()
  await join('cleo@reader.test')
  await sendDue()
  await database.withTenant(1, (tx) =>
    tx.update(blogPosts).set({ slug: 'renamed', title: 'Another title' }).where(eq(blogPosts.slug, 'first')),
  )
  await sendDue()
  for (const reader of ['ana@reader.test', 'ben@reader.test'])
    expect((await subjectsTo(reader)).slice(1)).toEqual(['About first'])
  expect((await subjectsTo('cleo@reader.test')).slice(1)).toEqual([])
})

it('sends neither a post that was taken back in time nor one that is old news', async () => {
  await join('ana@reader.test')
  await publish('back', new Date(START.getTime() + HOUR_MS))
  now = new Date(START.getTime() + HOUR_MS + 60_000)
  await sendDue()
  await test.services.database.withTenant(1, (tx) =>
    tx.update(blogPosts).set({ publishedAt: null }).where(eq(blogPosts.slug, 'back')),
  )
  await publish('old', new Date(START.getTime() + HOUR_MS))
  now = new Date(START.getTime() + 9 * DAY_MS)
  await sendDue()
  expect((await subjectsTo('ana@reader.test')).slice(1)).toEqual([])
})

it('shows the list to the staff of the site, as a file too, and takes someone off it', async () => {
  await join('ana@reader.test')
  await request('ben@reader.test')
  const list = (host = 'localhost') => ask(test, '/admin/newsletter?q=reader', { headers: admin, host })
  const { items, total } = NewsletterPage.parse((await list()).json())
  expect(total).toBe(2)
  expect(items.map(({ email, confirmedAt }) => [email, confirmedAt !== null]).toSorted()).toEqual([
    ['ana@reader.test', true],
    ['ben@reader.test', false],
  ])
  const file = await ask(test, '/admin/newsletter.csv', { headers: admin })
  expect(file.body).toContain('ana@reader.test')
  expect(file.body).not.toContain('ben@reader.test')
  const path = `/admin/newsletter/${items[0]?.id}`
  const other = { headers: admin, host: 'trinova.localhost', method: 'DELETE' as const }
  expect((await ask(test, path, other)).statusCode).toBe(404)
  expect((await ask(test, path, { headers: admin, method: 'DELETE' })).statusCode).toBe(204)
  expect(await subscribers()).toHaveLength(1)
  expect((await ask(test, '/admin/newsletter', { headers: as({ role: 'user' }) })).statusCode).toBe(403)
})
