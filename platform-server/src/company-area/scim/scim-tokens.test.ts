import { AuditPage, ScimAccess } from '@platform/shared-contracts/http'
import { ask } from '../../testing/people.ts'
import { as } from '../../testing/test-app.ts'
import { caller, openScim, signedIn, tokenOf } from './testing/open-scim.ts'
import { entraPatch, oktaUser } from './testing/recorded-requests.ts'

let given: Awaited<ReturnType<typeof openScim>>
beforeAll(async () => {
  given = await openScim()
})
afterAll(() => given.test.close())

const access = async (manager = given.helen) =>
  ScimAccess.parse((await ask(given.test, '/company/scim-tokens', { headers: signedIn(manager) })).json())
const revoke = (id: string, manager = given.helen) =>
  ask(given.test, `/company/scim-tokens/${id}`, { method: 'DELETE', headers: signedIn(manager) })

it('shows a manager the address and the tokens of their company, never a secret', async () => {
  await given.okta('/ServiceProviderConfig')
  const answer = await ask(given.test, '/company/scim-tokens', { headers: signedIn(given.helen) })
  expect(answer.body).not.toContain(given.tokens.okta)
  const { baseUrl, tokens } = ScimAccess.parse(answer.json())
  expect(baseUrl).toMatch(/\/api\/scim\/v2$/)
  expect(tokens).toMatchObject([
    { name: 'Okta', createdBy: 'helen@acme.test', lastUsedAt: '2026-11-21T12:00:00.000Z', revokedAt: null },
  ])
  expect((await access(given.ruth)).tokens.map(({ name }) => name)).toEqual(['Entra'])
})

it('makes tokens only for managers who proved who they are', async () => {
  const make = async (headers: Record<string, string>) =>
    (await ask(given.test, '/company/scim-tokens', { body: { name: 'Okta' }, headers })).json().code
  const { id: userId, email } = given.helen
  expect(await make(as({ userId, email, provedAt: null }))).toBe('proof-required')
  expect(await make(signedIn(given.ana))).toBe('company-manager')
  expect(await make(as({ userId: 900, role: 'super_admin' }))).toBe('company-manager')
})

it('reads and changes nothing of another company', async () => {
  const { id } = (await given.okta('/Users', { body: oktaUser() })).json()
  const off = entraPatch({ op: 'replace', path: 'active', value: false })
  const answers = [
    await given.entra(`/Users/${id}`),
    await given.entra(`/Users/${id}`, { method: 'PUT', body: oktaUser() }),
    await given.entra(`/Users/${id}`, { method: 'PATCH', body: off }),
    await given.entra(`/Users/${id}`, { method: 'DELETE' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  const found = await given.entra(`/Users?filter=${encodeURIComponent(`id eq "${id}"`)}`)
  expect(found.json().totalResults).toBe(0)
  expect((await given.okta(`/Users/${id}`)).json()).toMatchObject({ active: true })
})

it('answers 401 with a challenge to an unknown token, to none, and on the host of another tenant', async () => {
  const answers = [
    await caller(given.test, 'scim_unknown')('/Users'),
    await caller(given.test, given.tokens.okta.replace(/.$/, '!'))('/Users'),
    await given.test.app.inject({ url: '/api/scim/v2/Users', headers: { host: 'localhost' } }),
    await given.okta('/Users', { host: 'trinova.localhost' }),
  ]
  for (const answer of answers) {
    expect(answer.json()).toMatchObject({ status: '401', detail: expect.any(String) })
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="scim"')
  }
})

it('opens nothing but SCIM', async () => {
  const headers = { authorization: `Bearer ${given.tokens.okta}` }
  expect((await ask(given.test, '/account/profile', { headers })).statusCode).toBe(401)
})

it('refuses a revoked token at once, and revokes only those of the own company', async () => {
  const call = caller(given.test, await tokenOf(given.test, given.helen, 'Old one'))
  expect((await call('/Users')).statusCode).toBe(200)
  const { id = '' } = (await access()).tokens.find(({ name }) => name === 'Old one') ?? {}
  expect((await revoke(id, given.ruth)).statusCode).toBe(404)
  expect((await call('/Users')).statusCode).toBe(200)
  expect((await revoke(id)).statusCode).toBe(204)
  expect((await call('/Users')).statusCode).toBe(401)
  expect((await revoke(id)).json()).toMatchObject({ code: 'scim-token-not-found' })
  expect((await access()).tokens.at(-1)).toMatchObject({ name: 'Old one', revokedBy: 'helen@acme.test' })
})

it('has five active tokens at most', async () => {
  for (const name of ['Second', 'Third', 'Fourth', 'Fifth']) await tokenOf(given.test, given.helen, name)
  const headers = signedIn(given.helen)
  const sixth = await ask(given.test, '/company/scim-tokens', { body: { name: 'Sixth' }, headers })
  expect(sixth.json()).toMatchObject({ code: 'too-many-scim-tokens' })
})

it('records tokens and their changes in the audit trail', async () => {
  const headers = as({ role: 'super_admin', email: 'super@oncall.test' })
  const answer = await ask(given.test, '/admin/audit?page=1&size=100', { headers })
  const entries = AuditPage.parse(answer.json()).items.map(({ actor, action }) => [actor, action])
  expect(entries).toEqual(
    expect.arrayContaining([
      ['helen@acme.test', 'scim-token.create'],
      ['helen@acme.test', 'scim-token.revoke'],
      ['SCIM: Okta', 'company-person.add'],
    ]),
  )
  expect(answer.body).not.toContain(given.tokens.okta)
})

it('describes itself: patches and filters, no bulk, no sorting, no versions', async () => {
  const config = (await given.okta('/ServiceProviderConfig')).json()
  expect(config).toMatchObject({
    patch: { supported: true },
    filter: { supported: true, maxResults: 200 },
    bulk: { supported: false },
    etag: { supported: false },
  })
  const types = (await given.okta('/ResourceTypes')).json().Resources as { endpoint: string }[]
  for (const { endpoint } of types) expect((await given.okta(endpoint)).statusCode).toBe(200)
  expect((await given.okta('/ResourceTypes/Printer')).json()).toMatchObject({ status: '404' })
})
