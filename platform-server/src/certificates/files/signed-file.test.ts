import {
  CertificateCheck,
  CertificateList,
  SignedCertificate,
  SigningKeySet,
} from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { compactVerify, createLocalJWKSet } from 'jose'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { ask } from '../../testing/people.ts'
import { openQuizTaker, type QuizTaker } from '../../testing/quiz-taker.ts'

let taker: QuizTaker
beforeAll(async () => {
  taker = await openQuizTaker()
  await taker.submit(await taker.start('IC0112', 'to-pass'), true)
})
afterAll(() => taker.test.close())

const get = async (path: string, email = 'ana@oncall.test') =>
  ask(taker.test, path, { token: await taker.tokenOf(email) })
const mine = async () => CertificateList.parse((await get('/certificates')).json())[0]!
const publicKeys = async () =>
  SigningKeySet.parse(
    (await taker.test.app.inject({ url: '/.well-known/jwks.json', headers: { host: 'localhost' } })).json(),
  )
const verified = async (token: string) => {
  const { payload } = await compactVerify(token, createLocalJWKSet(await publicKeys()))
  return SignedCertificate.parse(JSON.parse(new TextDecoder().decode(payload)))
}
const check = async (code: string) =>
  CertificateCheck.parse((await ask(taker.test, `/verify/${code}`)).json())

it('a certificate downloads as a signed file that the public keys alone prove', async () => {
  const { id, code, number, issuedAt, expiresAt, measured } = await mine()
  const file = await get(`/certificates/${id}/signed`)
  expect(file.headers['content-disposition']).toBe(`attachment; filename="certificate-IC0112-${number}.jws"`)
  const { jti, iss, certificate } = await verified(file.body)
  expect([jti, iss]).toEqual([`urn:uuid:${id}`, `http://localhost:${taker.test.services.config.publicPort}`])
  expect(certificate).toMatchObject({
    ...{ number, code, issuedAt, expiresAt, rules: 'measured' },
    ...{ holder: 'Ana Reyes', issuer: 'OnCall Safety', moduleCode: 'IC0112', score: 1 },
    measured: { lessonsRead: measured?.lessonsRead, minutes: measured?.minutes, attempts: 1 },
  })
})

it('its PDF contains the same signed certificate', async () => {
  const { id } = await mine()
  const pdf = (await get(`/certificates/${id}/pdf`)).rawPayload.toString('latin1')
  const signed = (await get(`/certificates/${id}/signed`)).body
  expect(pdf).toContain(signed)
})

it('it is for its holder and staff only', async () => {
  const { id } = await mine()
  const status = async (email: string) => (await get(`/certificates/${id}/signed`, email)).statusCode
  expect([await status('bob@oncall.test'), await status('adm@oncall.test')]).toEqual([404, 200])
})

it('the public check says that the signature is good, shows no full name, and detects a changed row', async () => {
  const { id, code } = await mine()
  const { certificate } = await check(code)
  expect(certificate?.signature).toMatchObject({ state: 'good', kid: taker.test.shared.signing.kid })
  expect(JSON.stringify(certificate)).not.toContain('Reyes')
  const setScore = (score: number) =>
    taker.test.services.database.withTenant(1, (tx) =>
      tx.update(certificates).set({ score }).where(eq(certificates.id, id)),
    )
  await setScore(0.8)
  expect((await check(code)).certificate?.signature?.state).toBe('altered')
  await setScore(1)
})

it('a certificate from before training was measured is signed with the rules of its time', async () => {
  const { id } = await mine()
  await taker.test.services.database.withTenant(1, (tx) =>
    tx.update(certificates).set({ measured: null, minutes: 40, signed: null }).where(eq(certificates.id, id)),
  )
  const { certificate } = await verified((await get(`/certificates/${id}/signed`)).body)
  expect(certificate).toMatchObject({ rules: 'earlier', measured: null, minutes: 40 })
})
