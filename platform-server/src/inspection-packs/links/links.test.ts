import { NewPackLink, SharedPack } from '@platform/shared-contracts/http'
import { auditEntries } from '../../lib/data/schema/audit.ts'
import { inspectionPackUses } from '../../lib/data/schema/company/inspection-packs.ts'
import { ask } from '../../testing/people.ts'
import { openPacks, START } from '../testing/open-packs.ts'

const DAY_MS = 24 * 60 * 60_000

let packs: Awaited<ReturnType<typeof openPacks>>
beforeAll(async () => {
  packs = await openPacks()
})
beforeEach(() => packs.clear())
afterAll(() => packs.test.close())

async function shared(id: string, days = 7) {
  const answer = await packs.post(`inspection-packs/${id}/links`, { recipient: 'Inspector Reed', days })
  const link = NewPackLink.parse(answer.json())
  return { ...link, key: new URL(link.url).searchParams.get('key') ?? '' }
}
const open = (key: string) => ask(packs.test, '/inspection-pack', { body: { key } })
const openFile = (key: string, file: string) => ask(packs.test, `/inspection-pack/${file}?key=${key}`, {})

it('opens by a link until it expires, and logs each use', async () => {
  const { key } = await shared(await packs.made())
  const answer = SharedPack.parse((await open(key)).json())
  expect(answer).toMatchObject({ company: 'Acme', recipient: 'Inspector Reed', on: '2026-11-21' })
  expect((await openFile(key, 'inspection-pack.pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const [link] = (await packs.list())[0]?.links ?? []
  expect(link).toMatchObject({ recipient: 'Inspector Reed', state: 'open' })
  expect(link?.uses.map(({ file }) => file)).toEqual(['inspection-pack.pdf', null])
  packs.setNow(new Date(START.getTime() + 7 * DAY_MS))
  expect([(await open(key)).statusCode, (await openFile(key, 'inspection-pack.pdf')).statusCode]).toEqual([
    410, 410,
  ])
  expect((await packs.list())[0]?.links[0]).toMatchObject({ state: 'expired', uses: [{}, {}] })
})

it('closes a link that is revoked, at its tenant and at others', async () => {
  const { id, key } = await shared(await packs.made())
  expect(
    (await ask(packs.test, '/inspection-pack', { body: { key }, host: 'trinova.localhost' })).statusCode,
  ).toBe(410)
  expect((await packs.post(`inspection-packs/links/${id}/revoke`, {})).statusCode).toBe(204)
  expect((await open(key)).statusCode).toBe(410)
  expect((await packs.post(`inspection-packs/links/${id}/revoke`, {})).statusCode).toBe(404)
  const entries = await packs.test.services.database.withTenant(1, (tx) =>
    tx.select().from(auditEntries).limit(100),
  )
  expect(JSON.stringify(entries)).not.toContain(key)
})

it('stops working when its pack is deleted', async () => {
  const id = await packs.made()
  const { key } = await shared(id)
  await packs.remove(`inspection-packs/${id}`)
  expect((await open(key)).statusCode).toBe(410)
})

it('cannot be made or revoked by managers of other companies', async () => {
  const id = await packs.made()
  const { id: linkId } = await shared(id)
  const answers = [
    await packs.post(`inspection-packs/${id}/links`, { recipient: 'Ruth', days: 7 }, packs.ruth),
    await packs.post(`inspection-packs/links/${linkId}/revoke`, {}, packs.ruth),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
})

it('lists the latest 50 of its uses', async () => {
  const { id: linkId } = await shared(await packs.made())
  const at = (minute: number) => new Date(START.getTime() + minute * 60_000)
  const uses = Array.from({ length: 60 }, (_, minute) => ({
    linkId,
    tenantId: 1,
    at: at(minute),
    file: null,
  }))
  await packs.test.services.database.withTenant(1, (tx) => tx.insert(inspectionPackUses).values(uses))
  const listed = (await packs.list())[0]?.links[0]?.uses ?? []
  expect([listed.length, listed[0]?.at, listed.at(-1)?.at]).toEqual([
    50,
    at(59).toISOString(),
    at(10).toISOString(),
  ])
})
