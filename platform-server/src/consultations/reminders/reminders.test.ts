import { type ConsultationsTest, openConsultations, signedAs } from '../testing/consultations.ts'
import { ask } from '../../testing/people.ts'
import { remindOfConsultations } from './remind-of-consultations.ts'

const START = new Date('2026-11-16T12:00:00Z')
const TUESDAY = '2026-11-24T15:00:00.000Z'
const FRIDAY = '2026-11-27T15:00:00.000Z'

let test: ConsultationsTest
beforeAll(async () => void (test = await openConsultations({ startsAt: START })))
afterAll(() => test.close())
beforeEach(() => test.setNow(START))

const client = (given = {}) => test.addClient({ state: 'CA', ...given })
/** Runs the job twice at a time; returns the subjects of the emails. */
async function remindedAt(time: string): Promise<string[]> {
  test.setNow(time)
  await test.services.jobs.drain()
  const before = test.mails.length
  const { services, tenantMailer, tenants } = test.shared
  const tenant = await tenants.byId(1)
  await remindOfConsultations({ services, tenantMailer }, tenant)
  await remindOfConsultations({ services, tenantMailer }, tenant)
  await services.jobs.drain()
  return test.mails
    .slice(before)
    .map(({ to, subject }) => `${to}: ${subject}`)
    .toSorted()
}

it('reminds both a day and an hour before, once each, in the language and time zone of each', async () => {
  const ana = await client({ language: 'es' })
  await test.book(ana, TUESDAY)
  expect(await remindedAt('2026-11-23T14:59:00Z')).toEqual([])
  expect(await remindedAt('2026-11-23T15:00:00Z')).toEqual([
    `${ana.email}: Recordatorio: consulta con Priya Natarajan, martes, 24 de noviembre, 7:00 a.m. PST`,
    'partner@oncall.test: Reminder: consultation with Ana Reyes, Tuesday, November 24 at 9:00 AM CST',
  ])
  expect(test.mails.at(-1)?.calendar).toBeUndefined()
  expect(await remindedAt('2026-11-24T13:00:00Z')).toEqual([])
  expect(await remindedAt('2026-11-24T14:02:00Z')).toEqual([
    expect.stringMatching(/Empieza pronto: consulta con Priya/),
    expect.stringMatching(/Starting soon: consultation with Ana Reyes/),
  ])
  expect(await remindedAt('2026-11-24T15:00:00Z')).toEqual([])
})

it('reminds again of a time that moved, and not of one that was canceled', async () => {
  const ana = await client()
  const id = await test.book(ana, '2026-11-25T15:00:00.000Z')
  test.setNow('2026-11-24T16:00:00Z')
  expect(await remindedAt('2026-11-24T16:00:00Z')).toHaveLength(2)
  await ask(test, `/consultations/${id}`, { ...signedAs(ana), method: 'PATCH', body: { startsAt: FRIDAY } })
  expect(await remindedAt('2026-11-24T17:00:00Z')).toEqual([])
  expect(await remindedAt('2026-11-26T15:00:00Z')).toHaveLength(2)
  await ask(test, `/consultations/${id}/cancel`, { ...signedAs(ana), method: 'POST' })
  expect(await remindedAt('2026-11-27T14:30:00Z')).toEqual([])
})

it('sends only the later reminder when no server ran for a day', async () => {
  const ana = await client()
  await test.book(ana, '2026-12-01T15:00:00.000Z')
  expect(await remindedAt('2026-12-01T14:30:00Z')).toEqual([
    expect.stringContaining('Starting soon'),
    expect.stringContaining('Starting soon'),
  ])
})

it('reminds of the others when one email cannot be written, and then fails', async () => {
  const [ana, ben] = [await client(), await client()]
  await test.book(ana, '2026-12-08T15:00:00.000Z')
  await test.book(ben, '2026-12-08T16:15:00.000Z')
  test.setNow('2026-12-07T17:00:00Z')
  const { services, tenantMailer, tenants } = test.shared
  const failing: typeof tenantMailer = async (tx, sender, email) => {
    if (email.to === ana.email) throw new Error('no email for this one')
    return tenantMailer(tx, sender, email)
  }
  const before = test.mails.length
  const tenant = await tenants.byId(1)
  await expect(remindOfConsultations({ services, tenantMailer: failing }, tenant)).rejects.toThrow('no email')
  await services.jobs.drain()
  expect(
    test.mails
      .slice(before)
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual([ben.email, 'partner@oncall.test'].toSorted())
})
