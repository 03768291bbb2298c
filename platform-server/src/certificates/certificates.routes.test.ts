import { CertificateCheck, CertificateCheckList, CertificateList } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { certificates } from '../lib/data/schema/training/certificates.ts'
import { ask } from '../testing/people.ts'
import { HOUR_MS, openQuizTaker, type QuizTaker } from '../testing/quiz-taker.ts'
import { readQrCode } from '../testing/read-qr-code.ts'
import type { TestApp } from '../testing/test-app.ts'

let taker: QuizTaker
let test: TestApp
beforeAll(async () => {
  taker = await openQuizTaker()
  test = taker.test
})
afterAll(() => test.close())

const mine = async () => {
  const token = await taker.tokenOf('ana@oncall.test')
  return CertificateList.parse((await ask(test, '/certificates', { token })).json()).find(
    ({ moduleCode }) => moduleCode === 'IC0112',
  )!
}
const verify = async (code: string, host = 'localhost') =>
  CertificateCheck.parse((await ask(test, `/verify/${encodeURIComponent(code)}`, { host })).json())

it('a certificate is issued on a pass', async () => {
  await taker.submit(await taker.start('IC0112', 'to-pass'), true)
  expect(await mine()).toMatchObject({
    holderName: 'Ana Reyes',
    score: 1,
    state: 'valid',
    trainer: null,
  })
})

it('a certificate is rendered for its holder only, with the way to check it', async () => {
  const { id, code } = await mine()
  const response = await ask(test, `/certificates/${id}/pdf`, {
    token: await taker.tokenOf('ana@oncall.test'),
  })
  expect(response.headers['content-type']).toBe('application/pdf')
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(readQrCode(response.rawPayload)).toBe(
    `http://localhost:${test.services.config.publicPort}/verify/${code}`,
  )
  for (const email of ['bob@oncall.test', 'pia@oncall.test'])
    expect(
      (await ask(test, `/certificates/${id}/pdf`, { token: await taker.tokenOf(email) })).statusCode,
    ).toBe(404)
})

it('a certificate shows strangers first name and initial, however its code is typed, on its own tenant only', async () => {
  const { code } = await mine()
  expect(await verify(code.toLowerCase().replaceAll('-', ''))).toMatchObject({
    verdict: 'valid',
    code,
    certificate: { holderName: 'Ana R.', hasTrainer: false, signOff: null },
  })
  expect(await verify(code, 'trinova.localhost')).toMatchObject({ verdict: 'not_found', certificate: null })
  const many = await ask(test, '/verify', { body: { codes: ['nonsense', code] } })
  expect(CertificateCheckList.parse(many.json()).map(({ verdict }) => verdict)).toEqual([
    'not_found',
    'valid',
  ])
  expect(
    (await ask(test, '/verify', { body: { codes: Array.from({ length: 51 }, () => code) } })).statusCode,
  ).toBe(422)
})

it('a certificate gets its third tick from the assigned partner alone', async () => {
  const practical = {
    userId: taker.ana.id,
    moduleCode: 'IC0112',
    performedOn: new Date(taker.now()).toISOString().slice(0, 10),
    site: 'Yard 4',
    equipment: 'Harness, lanyard',
    remarks: '',
    checklist: ['Inspected the harness'],
    isAttested: true,
    signature: 'Pia Reyes',
  }
  const sign = async (email: string, change = {}) =>
    (await ask(test, '/practicals', { token: await taker.tokenOf(email), body: { ...practical, ...change } }))
      .statusCode
  expect(await sign('max@oncall.test')).toBe(404)
  expect(await sign('ana@oncall.test')).toBe(404)
  for (const change of [
    { performedOn: '2099-01-01' },
    { isAttested: false },
    { checklist: [] },
    { signature: 'Ana Reyes' },
  ])
    expect(await sign('pia@oncall.test', change)).toBe(422)
  expect(await sign('pia@oncall.test')).toBe(201)
  expect((await mine()).signOff).toEqual({ signedBy: 'Pia Reyes', performedOn: practical.performedOn })
})

it('a certificate of a version that no longer counts says so, and opens the quiz again', async () => {
  const { id, contentVersion } = await mine()
  const taken = (version: string) =>
    test.services.database.withTenant(1, (tx) =>
      tx.update(certificates).set({ contentVersion: version }).where(eq(certificates.id, id)),
    )
  expect(await mine()).toMatchObject({ needsRetake: false })
  expect(await taker.summaryOf('IC0112')).toMatchObject({ canStart: false })
  await taken('0')
  expect(await mine()).toMatchObject({ contentVersion: '0', needsRetake: true, state: 'valid' })
  expect(await taker.summaryOf('IC0112')).toMatchObject({ canStart: true })
  await taken(contentVersion)
})

it('a certificate is renewed from 90 days before it expires, and the earlier one stays as history', async () => {
  const earlier = await mine()
  taker.setNow(Date.parse(earlier.expiresAt) - 80 * 24 * HOUR_MS)
  expect(await taker.summaryOf('IC0112')).toMatchObject({ canStart: true, isRenewalDue: true })
  await taker.submit(await taker.start('IC0112', 'renewal'), false)
  expect(await taker.progressOf('IC0112')).toBe('completed')
  await taker.submit(await taker.start('IC0112', 'renewal-2'), true)
  const token = await taker.tokenOf('ana@oncall.test')
  const all = CertificateList.parse((await ask(test, '/certificates', { token })).json()).filter(
    ({ moduleCode }) => moduleCode === 'IC0112',
  )
  expect(all.map(({ state }) => state)).toEqual(['valid', 'replaced'])
  expect(all[1]).toMatchObject({ id: earlier.id, replacedById: all[0]!.id })
})

it('a certificate is revoked by an admin of its tenant, and all involved are notified', async () => {
  const { id, code } = await mine()
  const revoke = async (email: string) =>
    (
      await ask(test, `/certificates/${id}/revoke`, {
        token: await taker.tokenOf(email),
        body: { reason: 'Taken by somebody else.' },
      })
    ).statusCode
  expect(await revoke('ana@oncall.test')).toBe(403)
  expect(await revoke('adm@oncall.test')).toBe(204)
  expect((await verify(code)).verdict).toBe('revoked')
  expect(await revoke('adm@oncall.test')).toBe(409)
  const rows = await test.services.database.withTenant(2, (tx) => tx.select().from(certificates))
  expect(rows).toEqual([])
})
