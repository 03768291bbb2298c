import { PartnerList, PartnerRecord } from '@platform/shared-contracts/http'
import sharp from 'sharp'
import type { Person } from '../../domain/accounts/people.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { PORTRAIT_FOLDER } from '../../domain/partners/portrait.rule.ts'

let test: TestApp
let priya: Person
const admin = as({ role: 'admin', email: 'admin@oncall.test' })

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
})
afterAll(() => test.close())

beforeEach(async () => {
  priya = await addPerson(test, { email: `priya-${Math.random()}@oncall.test`, isProfessionalPartner: true })
})

const page = (publicUrl: string) => ({
  title: 'Industrial Hygienist',
  certifications: [],
  profile: {
    publicUrl,
    bio: [],
    services: [],
    states: ['WA'],
    languages: ['en'],
    specialties: [],
    credentials: [],
  },
})

async function addPage({ id }: Person): Promise<void> {
  const body = page(`partner-${id}`)
  await ask(test, `/admin/partners/${id}`, { method: 'PUT', body, headers: admin })
}

const photo = (width: number, height: number, color = '#336699') =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({ IFD0: { Artist: 'Jane Doe' } })
    .jpeg()
    .toBuffer()

async function send(id: number, content: Uint8Array<ArrayBuffer>, headers: object = admin) {
  const form = new FormData()
  form.set('file', new File([content], 'me.jpg'))
  const request = new Request('http://localhost', { method: 'PUT', body: form })
  return test.app.inject({
    method: 'PUT',
    url: `/api/admin/partners/${id}/portrait`,
    headers: { 'content-type': request.headers.get('content-type')!, ...headers },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const remove = (id: number) =>
  ask(test, `/admin/partners/${id}/portrait`, { method: 'DELETE', headers: admin })
const shown = async (id: number) => {
  const { items } = PartnerList.parse((await ask(test, '/partners')).json())
  return items.find((partner) => partner.id === id)?.portrait
}
const stored = () => test.services.storage.list(PORTRAIT_FOLDER)
const withoutPhoto = (url: string | null | undefined) => test.app.inject({ url: url ?? '/' })

it('shows a photo as a small square without metadata, to everyone', async () => {
  await addPage(priya)
  const answer = await send(priya.id, new Uint8Array(await photo(900, 600)))
  const { portrait } = PartnerRecord.parse(answer.json())
  expect(await shown(priya.id)).toBe(portrait)
  const file = await test.app.inject({ url: portrait! })
  const { format, width, height, exif } = await sharp(file.rawPayload).metadata()
  expect({ format, width, height, exif }).toEqual({
    format: 'jpeg',
    width: 144,
    height: 144,
    exif: undefined,
  })
  expect(file.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': expect.stringContaining('immutable'),
  })
})

it('replaces a photo under another address, and deletes the file of the one before', async () => {
  await addPage(priya)
  const before = PartnerRecord.parse((await send(priya.id, new Uint8Array(await photo(200, 200)))).json())
  const files = (await stored()).length
  const after = PartnerRecord.parse(
    (await send(priya.id, new Uint8Array(await photo(200, 200, '#aa0000')))).json(),
  )
  expect(after.portrait).not.toBe(before.portrait)
  expect((await withoutPhoto(before.portrait)).statusCode).toBe(404)
  expect((await stored()).length).toBe(files)
})

it('removes a photo and its file', async () => {
  await addPage(priya)
  const files = (await stored()).length
  const { portrait } = PartnerRecord.parse(
    (await send(priya.id, new Uint8Array(await photo(200, 200)))).json(),
  )
  expect((await remove(priya.id)).statusCode).toBe(204)
  expect(await shown(priya.id)).toBeNull()
  expect((await withoutPhoto(portrait)).statusCode).toBe(404)
  expect((await stored()).length).toBe(files)
})

it('shows no photo of a person who is no longer a partner, and deletes it with the account', async () => {
  await addPage(priya)
  const files = (await stored()).length
  const { portrait } = PartnerRecord.parse(
    (await send(priya.id, new Uint8Array(await photo(200, 200)))).json(),
  )
  await ask(test, `/admin/partners/${priya.id}`, { method: 'DELETE', headers: admin })
  expect((await withoutPhoto(portrait)).statusCode).toBe(404)
  const body = { reason: 'They asked for it.' }
  const headers = as({ role: 'super_admin', email: 'super@oncall.test' })
  const erased = await ask(test, `/admin/people/${priya.id}/erase`, { method: 'POST', body, headers })
  expect(erased.statusCode).toBeLessThan(300)
  expect((await stored()).length).toBe(files)
})

it('is not shown on the site of another tenant', async () => {
  await addPage(priya)
  const { portrait } = PartnerRecord.parse(
    (await send(priya.id, new Uint8Array(await photo(200, 200)))).json(),
  )
  const elsewhere = await test.app.inject({ url: portrait!, headers: { host: 'trinova.localhost' } })
  expect(elsewhere.statusCode).toBe(404)
})

it.each([
  ['text', async () => new TextEncoder().encode('not a picture'), 415],
  ['a damaged photo', async () => new Uint8Array(await photo(200, 200)).slice(0, 300), 415],
  ['a photo that is too small', async () => new Uint8Array(await photo(143, 300)), 422],
])('refuses %s and says so at the field', async (_, content, status) => {
  await addPage(priya)
  const answer = await send(priya.id, await content())
  expect(answer.statusCode).toBe(status)
  expect(answer.json().fields).toHaveProperty('file')
  expect(await shown(priya.id)).toBeNull()
})

it('refuses visitors, partners, people without a page, and partners of another tenant', async () => {
  const picture = new Uint8Array(await photo(200, 200))
  expect((await send(priya.id, picture, {})).statusCode).toBe(401)
  const partner = as({ role: 'user', isProfessionalPartner: true })
  expect((await send(priya.id, picture, partner)).statusCode).toBe(403)
  expect((await send(priya.id, picture)).json()).toMatchObject({ code: 'partner-without-page' })
  const outsider = await addPerson(test, {
    email: `bea-${priya.id}@trinova.test`,
    tenantId: 2,
    isProfessionalPartner: true,
  })
  expect((await send(outsider.id, picture)).statusCode).toBe(404)
  expect((await remove(outsider.id)).statusCode).toBe(404)
})
