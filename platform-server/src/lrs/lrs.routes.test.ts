import { LrsConnection, LrsTestAnswer } from '@platform/shared-contracts/http'
import { resealLrsSecrets, createLrsSecrets } from '../domain/lrs/lrs-secret.ts'
import { lrsConnections } from '../lib/data/schema/standards/lrs.ts'
import { readKeyRing } from '../lib/keys/key-ring.ts'
import { ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { LRS_SECRET, openLrs, type LrsServer } from '../testing/xapi/lrs-server.ts'

const admin = as({ role: 'super_admin', email: 'super@oncall.test' })
const OLD = 'k1:only-the-tests-know-this-secret-0123456789'
const NEW = 'k2:another-secret-that-only-the-tests-know-42'
let test: TestApp
let lrs: LrsServer
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
  lrs = await openLrs()
})
afterAll(async () => {
  await lrs.close()
  await test.close()
})

const save = (changes = {}) =>
  ask(test, '/admin/lrs', { method: 'PUT', headers: admin, body: { ...lrs.settings, ...changes } })
async function tried(changes = {}) {
  const { endpoint, version, key, secret } = { ...lrs.settings, ...changes }
  const answer = await ask(test, '/admin/lrs/test', {
    headers: admin,
    body: { endpoint, version, key, secret },
  })
  return answer.statusCode === 200 ? LrsTestAnswer.parse(answer.json()) : answer.json()
}

it('stores the secret sealed, never answers it, and records no secret in the audit', async () => {
  const answer = await save()
  expect(answer.statusCode).toBe(200)
  const { settings } = LrsConnection.parse(answer.json())
  expect(settings).toEqual({ ...lrs.settings, secret: undefined })
  const everything = [
    answer.body,
    (await ask(test, '/admin/lrs', { headers: admin })).body,
    (await ask(test, '/admin/audit?q=lrs', { headers: admin })).body,
    JSON.stringify(await test.services.database.withTenant(1, (tx) => tx.select().from(lrsConnections))),
  ].join()
  expect(everything).toContain('Changed the learning record store')
  expect(everything).not.toContain(LRS_SECRET)
})

it('sends a stored secret to no other address than the one that it was entered for', async () => {
  await save()
  const elsewhere = { endpoint: 'https://evil.example/xapi', secret: null }
  for (const answer of [
    await save(elsewhere),
    await ask(test, '/admin/lrs/test', {
      headers: admin,
      body: { ...elsewhere, version: '1.0.3', key: 'sender' },
    }),
  ]) {
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ fields: { secret: 'Enter the secret for this address.' } })
  }
  expect((await save({ secret: null, endpoint: `${lrs.endpoint}/` })).statusCode).toBe(200)
})

it('says what works, and what failed', async () => {
  await save()
  expect(await tried({ secret: null })).toEqual({ outcome: 'ok', status: 200, versions: ['1.0.3', '2.0.0'] })
  expect(await tried({ secret: 'wrong' })).toMatchObject({ outcome: 'refused', status: 401 })
  expect(await tried({ endpoint: `${lrs.endpoint}/other` })).toMatchObject({ outcome: 'no-lrs', status: 404 })
  expect(await tried({ endpoint: 'http://127.0.0.1:1/xapi' })).toMatchObject({ outcome: 'unreachable' })
  expect(await tried({ endpoint: 'https://10.1.2.3/xapi' })).toMatchObject({ outcome: 'not-allowed' })
  expect(await tried({ endpoint: 'http://10.1.2.3/xapi' })).toMatchObject({
    fields: { endpoint: 'Enter an address that starts with https://.' },
  })
  lrs.state.mayRead = false
  expect(await tried()).toMatchObject({ outcome: 'write-only', status: 403 })
  lrs.state.mayRead = true
  const old = await openLrs({ versions: ['1.0.3'] })
  const wanted = { endpoint: old.endpoint, version: '2.0.0' }
  expect(await tried(wanted)).toMatchObject({ outcome: 'other-version', versions: ['1.0.3'] })
  await old.close()
  expect(lrs.statements).toEqual([])
})

it('is for super admins, and removes what waits with the store', async () => {
  for (const role of ['user', 'admin'] as const)
    expect((await ask(test, '/admin/lrs', { headers: as({ role }) })).statusCode).toBe(403)
  await save()
  const remove = () => ask(test, '/admin/lrs', { method: 'DELETE', headers: admin })
  expect((await remove()).statusCode).toBe(204)
  expect((await remove()).statusCode).toBe(404)
  const send = await ask(test, '/admin/lrs/send', { method: 'POST', headers: admin })
  expect(send.statusCode).toBe(404)
})

it('seals the secret again with a new key, so that the older one can go', async () => {
  await save()
  const rotated = { database: test.services.database, keys: readKeyRing(`${NEW},${OLD}`) }
  expect(await resealLrsSecrets(rotated)).toBe(1)
  expect(await resealLrsSecrets(rotated)).toBe(0)
  const [row] = await test.services.database.withTenant(1, (tx) => tx.select().from(lrsConnections))
  expect(createLrsSecrets({ keys: readKeyRing(NEW) }).open(1, row?.secret ?? '')).toBe(LRS_SECRET)
})
