import { eq } from 'drizzle-orm'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { users } from '../../lib/data/schema/people.ts'
import { ask } from '../../testing/people.ts'
import { HOUR_MS, openQuizTaker, type QuizTaker } from '../../testing/quiz-taker.ts'

let taker: QuizTaker
beforeAll(async () => {
  taker = await openQuizTaker()
})
afterAll(() => taker.test.close())

/** The emails to the learner that the work has caused. */
async function emailsAfter(work: () => Promise<unknown>) {
  const before = taker.test.mails.length
  await work()
  return taker.test.mails.slice(before).filter(({ to }) => to === 'ana@oncall.test')
}

async function fail(code: string, key: string): Promise<void> {
  await taker.submit(await taker.start(code, key), false)
}

it('emails the certificate once when a quiz is passed', async () => {
  const attempt = await taker.start('IC0110', 'pass')
  const emails = await emailsAfter(async () => {
    await taker.submit(attempt, true)
    await taker.submit(attempt, true)
  })
  expect(emails.map(({ subject }) => subject)).toEqual([
    'You passed Ladder Safety: your certificate is attached',
  ])
  const [email] = emails
  expect(email?.text).toContain('You passed the Ladder Safety quiz with 100%.')
  expect(email?.file).toMatchObject({
    name: expect.stringMatching(/^certificate-IC0110-\d{4}-\d{6}\.pdf$/),
    type: 'application/pdf',
  })
  expect(Buffer.from(email!.file!.content).subarray(0, 5).toString()).toBe('%PDF-')
})

it('sends the email without a certificate that was erased meanwhile', async () => {
  const { database, mail, jobs } = taker.test.services
  const emails = await emailsAfter(async () => {
    await database.withTenant(1, (tx) =>
      mail.post(tx, {
        ...{ to: 'ana@oncall.test', subject: 'Passed', text: 'Passed' },
        attachment: { kind: 'certificate', id: '00000000-0000-4000-8000-000000000000', tenantId: 1 },
      }),
    )
    await jobs.drain()
  })
  expect(emails).toEqual([{ to: 'ana@oncall.test', subject: 'Passed', text: 'Passed' }])
})

it('emails once when the third failure locks a quiz, and once when a trainer unlocks it, in the account’s language', async () => {
  const { database } = taker.test.services
  await database.withTenant(1, (tx) =>
    tx.update(users).set({ language: 'es', state: 'CA' }).where(eq(users.id, taker.ana.id)),
  )
  taker.setNow(Date.parse('2031-03-04T20:30:00Z'))
  const first = await emailsAfter(async () => {
    await fail('IC0111', 'one')
    await fail('IC0111', 'two')
  })
  expect(first).toEqual([])
  const locked = await emailsAfter(() => fail('IC0111', 'three'))
  expect(locked.map(({ subject }) => subject)).toEqual([
    'El cuestionario de Resguardo de máquinas está bloqueado hasta el 5 de marzo a las 12:30 p.m. PST',
  ])
  const unlock = { body: { userId: taker.ana.id, reason: 'We went through it together' } }
  const unlocked = await emailsAfter(async () => {
    const token = await taker.tokenOf('pia@oncall.test')
    expect((await ask(taker.test, '/quizzes/IC0111/unlock', { token, ...unlock })).statusCode).toBe(204)
  })
  expect(unlocked.map(({ subject }) => subject)).toEqual([
    'El cuestionario de Resguardo de máquinas está desbloqueado',
  ])
})

it('emails the answer to a question, and a signed practice, to the learner only', async () => {
  const { database } = taker.test.services
  await database.withTenant(1, (tx) =>
    tx.update(users).set({ language: 'en' }).where(eq(users.id, taker.ana.id)),
  )
  const text = 'May I tie off to the gutter?'
  const question = await ask(taker.test, '/modules/IC0112/questions', {
    token: await taker.tokenOf('ana@oncall.test'),
    body: { text },
  })
  const token = await taker.tokenOf('pia@oncall.test')
  const path = `/questions/${String(question.json<{ id: number }>().id)}/answer`
  const answered = await emailsAfter(async () => {
    for (const answer of ['No. A gutter holds rain, not you.', 'Once more'])
      await ask(taker.test, path, { token, body: { text: answer } })
  })
  expect(answered).toHaveLength(1)
  expect(answered[0]?.subject).toMatch(/^Pia .*answered your question about Fall Protection$/)
  expect(answered[0]?.text).toContain(`You asked: “${text}”`)
  expect(answered[0]?.text).toContain('No. A gutter holds rain, not you.')
  expect(answered[0]?.text).toContain('/modules/IC0112')

  const signed = await emailsAfter(async () => {
    const practical = {
      ...{ userId: taker.ana.id, moduleCode: 'IC0112', performedOn: '2026-01-15', site: 'Yard 3' },
      ...{ equipment: 'Harness', remarks: '', checklist: ['Put on the harness'] },
      ...{ isAttested: true, signature: 'Pia Reyes' },
    }
    const answer = await ask(taker.test, '/practicals', { token, body: practical })
    expect(answer).toMatchObject({ statusCode: 201 })
  })
  expect(signed.map(({ subject }) => subject)).toEqual([
    'Your hands-on practice for Fall Protection is signed',
  ])
  expect(signed[0]?.text).toContain('on January 15, 2026. Place: Yard 3.')
})

it('says until when the certificate of a pass is valid, by the day on the certificate', async () => {
  taker.setNow(Date.parse('2031-06-01T01:00:00Z') + HOUR_MS)
  const [email] = await emailsAfter(async () => taker.submit(await taker.start('IC0115', 'pass'), true))
  const [row] = await taker.test.services.database.withTenant(1, (tx) =>
    tx.select().from(certificates).where(eq(certificates.moduleCode, 'IC0115')),
  )
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(row!.expiresAt)
  expect(email?.text).toContain(`It is valid until ${day}.`)
})
