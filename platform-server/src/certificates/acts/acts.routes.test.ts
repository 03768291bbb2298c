import { Certificate, CertificateCheck, CertificateList } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { findByEmail } from '../../domain/accounts/people.ts'
import { partnerProfiles } from '../../lib/data/schema/partners.ts'
import { ask } from '../../testing/people.ts'
import { HOUR_MS, openQuizTaker, type QuizTaker } from '../../testing/quiz-taker.ts'

const DAY_MS = 24 * HOUR_MS
let taker: QuizTaker
beforeAll(async () => {
  taker = await openQuizTaker()
  await taker.submit(await taker.start('IC0112', 'fall'), true)
  await taker.submit(await taker.start('IC0110', 'ladder'), true)
})
afterAll(() => taker.test.close())

const today = (days = 0) => new Date(taker.now() + days * DAY_MS).toISOString().slice(0, 10)
const certificateOf = async (code: string) => {
  const answer = await ask(taker.test, '/certificates', { token: await taker.tokenOf('ana@oncall.test') })
  return CertificateList.parse(answer.json()).find(({ moduleCode }) => moduleCode === code)!
}
const sign = async (code: string, body: object, email = 'pia@oncall.test') => {
  const { id } = await certificateOf(code)
  const act = { kind: 'trainer', isAttested: true, signature: 'Pia Reyes', ...body }
  return ask(taker.test, `/certificates/${id}/acts`, { token: await taker.tokenOf(email), body: act })
}
/** The credential of the partner who is assigned, as an admin maintains it. */
const credential = (expiresOn: string | null, verifiedOn: string | null = '2026-01-01') =>
  taker.test.services.database.withTenant(1, async (tx) => {
    const pia = (await findByEmail(tx, 'pia@oncall.test'))!
    const credentials = [{ name: 'CSP', issuer: 'BCSP', verifiedOn, expiresOn }]
    await tx.delete(partnerProfiles).where(eq(partnerProfiles.userId, pia.id))
    const texts = { publicUrl: 'pia', bio: [], services: [], states: [], languages: ['en'], specialties: [] }
    await tx.insert(partnerProfiles).values({ userId: pia.id, tenantId: 1, credentials, ...texts })
  })

it('ticks "qualified trainer" for nobody by assignment, and by no one without a verified credential in date', async () => {
  expect(await certificateOf('IC0110')).toMatchObject({ trainer: null, acts: [] })
  expect((await sign('IC0110', {})).json()).toMatchObject({ code: 'credential-needed' })
  await credential(today(-1))
  expect((await sign('IC0110', {})).json()).toMatchObject({ code: 'credential-needed' })
  await credential(today(100), null)
  expect((await sign('IC0110', {})).json()).toMatchObject({ code: 'credential-needed' })
  await credential(today(100))
  expect((await sign('IC0110', {}, 'max@oncall.test')).statusCode).toBe(404)
  expect((await sign('IC0110', {}, 'ana@oncall.test')).statusCode).toBe(404)
  expect((await sign('IC0110', { signature: 'Somebody Else' })).json()).toMatchObject({
    fields: { signature: expect.anything() },
  })
  const signed = Certificate.parse((await sign('IC0110', {})).json())
  expect(signed.acts).toMatchObject([
    { kind: 'trainer', signedBy: 'Pia Reyes', credential: 'CSP', isLapsed: false },
  ])
  expect((await sign('IC0110', {})).json()).toMatchObject({ code: 'already-signed' })
})

it('carries the certification of 1926.503(b) on fall protection alone, with one day', async () => {
  const certify = (body: object, code = 'IC0112') => sign(code, { kind: 'fall_protection', ...body })
  expect((await certify({ trainedOn: today() }, 'IC0110')).statusCode).toBe(422)
  expect((await certify({})).statusCode).toBe(422)
  expect((await certify({ trainedOn: today(), adequateOn: today() })).statusCode).toBe(422)
  expect((await certify({ adequateOn: today(30) })).json().fields).toHaveProperty('adequateOn')
  expect((await certify({ adequateOn: today(-3) })).statusCode).toBe(201)
  const { code } = await certificateOf('IC0112')
  const check = CertificateCheck.parse((await ask(taker.test, `/verify/${code}`)).json())
  expect(check.certificate).toMatchObject({
    hasTrainer: false,
    acts: [{ kind: 'fall_protection', adequateOn: today(-3), trainedOn: null }],
    measured: { basis: 'lessons' },
  })
  expect(JSON.stringify(check)).not.toContain('openedBy')
})

it('lapses visibly with the credential, and counts again once it is renewed or signed again', async () => {
  const { code } = await certificateOf('IC0110')
  const state = async () => {
    const check = CertificateCheck.parse((await ask(taker.test, `/verify/${code}`)).json())
    return [check.certificate!.hasTrainer, check.certificate!.acts![0]!.isLapsed]
  }
  expect(await state()).toEqual([true, false])
  taker.setNow(taker.now() + 101 * DAY_MS)
  expect(await state()).toEqual([false, true])
  await credential(today(500))
  expect(await state()).toEqual([true, false])
})
