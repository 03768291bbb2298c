import { AuditPage, ContentReview, TrainingModuleDetail } from '@platform/shared-contracts/http'
import { ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
})
afterAll(() => test.close())

const admin = as({ role: 'admin', email: 'admin@oncall.test' })
const read = (role: 'user' | 'admin', module = 'IC0116', host = 'localhost') =>
  ask(test, `/admin/content-review?module=${module}`, { headers: as({ role }), host })
const pointAt = async (cite: string, host?: string) =>
  ContentReview.parse((await read('admin', 'IC0116', host)).json()).unchecked.find(
    (one) => one.cite === cite,
  )!
const shown = async (host = 'localhost') =>
  TrainingModuleDetail.parse((await ask(test, '/modules/IC0116', { host })).json()).review!
const check = (body: object, headers = admin) =>
  ask(test, '/admin/content-review/checks', { method: 'PUT', headers, body })

it('lists the open points of a module for staff', async () => {
  const review = ContentReview.parse((await read('admin')).json())
  expect(review.unchecked).toContainEqual(expect.objectContaining({ cite: '1910.147(c)(9)', check: null }))
})

it('refuses others, and a module that does not exist', async () => {
  expect((await read('user')).statusCode).toBe(403)
  expect((await check({}, as({ role: 'user' }))).statusCode).toBe(403)
  expect((await read('admin', 'IC9999')).statusCode).toBe(404)
})

it('marks a point as checked, which everybody sees in the figure, on this site only, and opens it again', async () => {
  const before = await shown()
  const { key } = await pointAt('1910.147(c)(9)')
  const found = { module: 'IC0116', key, source: 'eCFR of November 24, 2026', note: 'Same words.' }
  expect((await check({ ...found, source: ' ' })).json()).toMatchObject({
    fields: { source: 'Enter what you read.' },
  })
  expect((await check(found)).statusCode).toBe(200)
  expect((await pointAt('1910.147(c)(9)')).check).toMatchObject({
    ...{ source: found.source, note: found.note, by: 'admin@oncall.test' },
  })
  expect(await shown()).toEqual({ ...before, unchecked: before.unchecked - 1 })
  expect(await shown('trinova.localhost')).toEqual(before)
  expect((await pointAt('1910.147(c)(9)', 'trinova.localhost')).check).toBeNull()
  const url = `/admin/content-review/checks?module=IC0116&key=${key}`
  const open = () => ask(test, url, { method: 'DELETE', headers: admin })
  expect((await open()).statusCode).toBe(200)
  expect((await open()).statusCode).toBe(404)
  expect(await shown()).toEqual(before)
  const audit = await ask(test, '/admin/audit?q=content-review', {
    headers: as({ role: 'super_admin' }),
  })
  expect(AuditPage.parse(audit.json()).items.map(({ action }) => action)).toEqual([
    'review.open',
    'review.check',
  ])
})

it('marks nothing for content that has changed', async () => {
  const gone = { module: 'IC0116', key: 'a'.repeat(32), source: 'eCFR', note: '' }
  expect((await check(gone)).json()).toMatchObject({ code: 'review-point-not-found' })
})

it('gives all points, or the open ones, as a file that a spreadsheet reads as text', async () => {
  const { key } = await pointAt('1910.147(f)(1)')
  await check({ module: 'IC0116', key, source: '=eCFR', note: '' })
  const file = async (query: string) =>
    (await ask(test, `/admin/content-review.csv?${query}`, { headers: admin })).body
  expect(await file('module=IC0116&state=checked')).toMatch(/IC0116-q11.*checked,admin@oncall.test.*'=eCFR/)
  expect(await file('module=IC0116&state=open')).not.toContain('IC0116-q11,')
  expect(await file('')).toMatch(/IC0110[^]*IC0121/)
})
