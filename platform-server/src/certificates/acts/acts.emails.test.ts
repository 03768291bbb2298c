import { CertificateList, type Language } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { findByEmail } from '../../domain/accounts/people.ts'
import { partnerProfiles } from '../../lib/data/schema/partners.ts'
import { users } from '../../lib/data/schema/people.ts'
import { ask } from '../../testing/people.ts'
import { openQuizTaker, type QuizTaker } from '../../testing/quiz-taker.ts'

const ANA = 'ana@oncall.test'
let taker: QuizTaker
beforeAll(async () => {
  taker = await openQuizTaker()
  taker.setNow(Date.parse('2031-03-04T20:30:00Z'))
  await taker.submit(await taker.start('IC0112', 'fall'), true)
  await taker.submit(await taker.start('IC0110', 'ladder'), true)
  await taker.test.services.database.withTenant(1, async (tx) => {
    const pia = (await findByEmail(tx, 'pia@oncall.test'))!
    const credentials = [{ name: 'CSP', issuer: 'BCSP', verifiedOn: '2030-01-01', expiresOn: '2032-01-01' }]
    const texts = { publicUrl: 'pia', bio: [], services: [], states: [], languages: ['en'], specialties: [] }
    await tx.insert(partnerProfiles).values({ userId: pia.id, tenantId: 1, credentials, ...texts })
  })
})
afterAll(() => taker.test.close())

/** Signs Ana's certificate of a module, and returns the emails that this caused, to all addresses. */
async function emailsAfterSigning(code: string, body: object) {
  const list = await ask(taker.test, '/certificates', { token: await taker.tokenOf(ANA) })
  const { id } = CertificateList.parse(list.json()).find(({ moduleCode }) => moduleCode === code)!
  const act = { kind: 'trainer', isAttested: true, signature: 'Pia Reyes', ...body }
  const token = await taker.tokenOf('pia@oncall.test')
  const before = taker.test.mails.length
  const answer = await ask(taker.test, `/certificates/${id}/acts`, { token, body: act })
  return { id, status: answer.statusCode, emails: taker.test.mails.slice(before) }
}

const readsIn = (language: Language) =>
  taker.test.services.database.withTenant(1, (tx) =>
    tx.update(users).set({ language }).where(eq(users.id, taker.ana.id)),
  )

it('emails no one for a signature that is refused', async () => {
  const refused = await emailsAfterSigning('IC0110', { signature: 'Someone Else' })
  expect(refused).toMatchObject({ status: 422, emails: [] })
})

it('emails the learner once what a trainer signed, with which credential and when', async () => {
  await readsIn('en')
  const { id, status, emails } = await emailsAfterSigning('IC0110', {})
  expect(status).toBe(201)
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
    [ANA, 'Pia Reyes signed your Ladder Safety certificate'],
  ])
  expect(emails[0]!.text).toContain(
    'On March 4, 2031, Pia Reyes signed your Ladder Safety certificate as its qualified trainer. Credential: CSP, from BCSP.',
  )
  expect(emails[0]!.text).toContain(`/certificates#${id}`)
  expect(await emailsAfterSigning('IC0110', {})).toMatchObject({ status: 409, emails: [] })
})

it('emails a certification with its day in the language of the account', async () => {
  await readsIn('es')
  const certified = { kind: 'fall_protection', trainedOn: '2031-03-03' }
  const { id, emails } = await emailsAfterSigning('IC0112', certified)
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Pia Reyes firmó la certificación de su capacitación de Protección contra caídas',
  ])
  expect(emails[0]!.text).toContain('El 4 de marzo de 2031, Pia Reyes firmó la certificación')
  expect(emails[0]!.text).toContain('Acreditación: CSP, de BCSP.')
  expect(emails[0]!.text).toContain('Último día de la capacitación: 3 de marzo de 2031.')
  expect(emails[0]!.text).toMatch(new RegExp(`/certificates\\?lang=es#${id}`))
})
