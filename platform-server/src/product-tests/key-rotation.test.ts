import type { CompanyRequest } from '@platform/shared-contracts/http'
import { buildApp } from '../build-app.ts'
import { openSharedServices } from '../shared-services.ts'
import { resealDirectoryPasswords } from '../companies/reseal-passwords.ts'
import { createCompanySecrets } from '../domain/directories/company-secret.ts'
import { createCompany } from '../companies/save-company.ts'
import { companies } from '../lib/data/schema/people.ts'
import { totpSecrets } from '../lib/data/schema/second-factors.ts'
import { newKeyEntry, readKeyRing } from '../lib/keys/key-ring.ts'
import { resealTotpSecrets } from '../second-factor/reseal-totp.ts'
import { createTotpBox } from '../domain/second-factor/totp-box.ts'
import { addPerson, ask, logIn } from '../testing/people.ts'
import { addTotp } from '../testing/second-factor.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const FIRST = newKeyEntry([])
const SECOND = newKeyEntry(['k1'])

let before: TestApp
beforeAll(async () => {
  before = await openTestApp({ services: { keys: readKeyRing(FIRST) } })
  await addPerson(before, { email: 'ana@oncall.test' })
})
afterAll(() => before.close())

/** The same installation, started again with another key ring. */
async function startedWith(keys: readonly string[], use: (test: TestApp) => Promise<void>): Promise<void> {
  const services = { ...before.services, keys: readKeyRing(keys.join(',')) }
  const shared = await openSharedServices(services)
  const app = await buildApp(shared, { maxEventLoopDelayMs: 0 })
  try {
    await use({ ...before, app, services, shared })
  } finally {
    await app.close()
  }
}

const statusOfMe = async (test: TestApp, token: string) => (await ask(test, '/auth/me', { token })).statusCode
const refreshed = (test: TestApp, refreshToken: string) =>
  ask(test, '/auth/refresh', { body: { refreshToken } })

it('accepts sessions of the older key while it is in the ring, and signs with the new one', async () => {
  const old = await logIn(before, 'ana@oncall.test')
  let renewed = old
  await startedWith([SECOND, FIRST], async (rotated) => {
    expect(await statusOfMe(rotated, old.accessToken)).toBe(200)
    const answer = await refreshed(rotated, old.refreshToken)
    expect(answer.statusCode).toBe(200)
    renewed = { ...old, ...answer.json() }
  })
  await startedWith([SECOND], async (afterwards) => {
    expect(await statusOfMe(afterwards, renewed.accessToken)).toBe(200)
    expect((await refreshed(afterwards, renewed.refreshToken)).statusCode).toBe(200)
  })
})

it('believes nothing that a removed key has signed', async () => {
  const old = await logIn(before, 'ana@oncall.test')
  await startedWith([SECOND], async (rotated) => {
    expect(await statusOfMe(rotated, old.accessToken)).toBe(401)
    expect((await refreshed(rotated, old.refreshToken)).statusCode).toBe(401)
  })
})

it('seals directory passwords again, so that the older key can go', async () => {
  const { database } = before.services
  const wanted: CompanyRequest = {
    name: 'Harbor Steel Works',
    domains: ['harborsteel.test'],
    directory: {
      host: 'directory.harborsteel.test',
      port: 636,
      tls: 'ldaps',
      caPem: null,
      bindDn: 'cn=training',
      bindPassword: 'a directory password',
      baseDn: 'ou=people',
      userFilter: '(mail={username})',
    },
  }
  const company = await database.withTenant(1, (tx) =>
    createCompany(tx, { tenantId: 1, wanted, secrets: createCompanySecrets(before.services) }),
  )
  const rotated = { database, keys: readKeyRing(`${SECOND},${FIRST}`) }
  expect(await resealDirectoryPasswords(rotated)).toBe(1)
  expect(await resealDirectoryPasswords(rotated)).toBe(0)
  const [stored] = await database.withTenant(1, (tx) => tx.select().from(companies))
  const secrets = createCompanySecrets({ keys: readKeyRing(SECOND) })
  expect(secrets.open(company, stored?.directorySecret ?? '')).toBe('a directory password')
})

it('seals secrets of authenticator apps again, too', async () => {
  const { email } = await addPerson(before, { email: 'app@oncall.test' })
  const { accessToken } = await logIn(before, email)
  const { secret } = await addTotp(before, accessToken)
  const { database } = before.services
  const rotated = { database, keys: readKeyRing(`${SECOND},${FIRST}`) }
  expect(await resealTotpSecrets(rotated)).toBe(1)
  expect(await resealTotpSecrets(rotated)).toBe(0)
  const [stored] = await database.withTenant(1, (tx) => tx.select().from(totpSecrets))
  const { box, contextOf } = createTotpBox(readKeyRing(SECOND))
  expect(stored && box.open(stored.secret ?? '', contextOf(stored))).toBe(secret)
})
