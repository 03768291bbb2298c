import { PackScheduleList } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { companyManagers } from '../../lib/data/schema/company/company-people.ts'
import { companies, users } from '../../lib/data/schema/people.ts'
import { eventually } from '../../testing/eventually.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as } from '../../testing/test-app.ts'
import { openPacks } from '../testing/open-packs.ts'
import { scheduledPacksJob } from './schedules.jobs.ts'

let packs: Awaited<ReturnType<typeof openPacks>>
let omar: typeof packs.helen
beforeAll(async () => {
  packs = await openPacks()
  omar = await addPerson(packs.test, {
    ...{ email: 'omar@acme.test', firstName: 'Omar', lastName: 'Haddad', language: 'es' },
  })
  await manage(omar)
})
beforeEach(() => packs.clear())
afterEach(() => jest.restoreAllMocks())
afterAll(() => packs.test.close())

const inTenant: (typeof packs)['test']['services']['database']['withTenant'] = (...how) =>
  packs.test.services.database.withTenant(...how)

async function manage({ id: userId }: typeof omar): Promise<void> {
  const grant = { tenantId: 1, companyId: packs.acme, isOwner: false, grantedBy: packs.helen.email }
  await inTenant(1, (tx) =>
    tx.insert(companyManagers).values({ userId, ...grant, grantedAt: new Date('2026-01-01T00:00:00Z') }),
  )
}

const dismiss = ({ id }: typeof omar) =>
  inTenant(1, (tx) => tx.delete(companyManagers).where(eq(companyManagers.userId, id)))

const wanted = (changes: object = {}) => ({
  ...{ modules: ['IC0112'], site: '', department: '', hasCertificates: false },
  ...{ every: 'month', day: 25, linkDays: 14, recipients: [packs.helen.id] },
  ...changes,
})

async function added(changes: object = {}, who = packs.helen): Promise<string> {
  return (await packs.post('pack-schedules', wanted(changes), who)).json<{ id: string }>().id
}

const schedules = async (who = packs.helen) =>
  PackScheduleList.parse((await packs.get('pack-schedules', who)).json())

/** By recipient: two emails at once are delivered in any order. */
const sentSince = (before: number) =>
  packs.test.mails
    .slice(before)
    .map(({ to, subject, text }) => ({ to, subject, text }))
    .toSorted((one, next) => one.to.localeCompare(next.to))

/** The emails of the morning of a day, once its packs are made. */
async function morningOf(day: string) {
  const before = packs.test.mails.length
  packs.setNow(new Date(`${day}T11:17:00Z`))
  await packs.test.services.jobs.enqueue(scheduledPacksJob, {})
  await packs.test.services.jobs.drain()
  await eventually(async () => {
    await packs.test.services.jobs.drain()
    expect((await packs.list()).filter(({ state }) => state !== 'ready')).toEqual([])
  })
  await packs.test.services.jobs.drain()
  return sentSince(before)
}

it('makes a pack on its day, and emails each recipient a link of their own in their language', async () => {
  await added({ recipients: [packs.helen.id, omar.id] })
  expect(await morningOf('2026-11-24')).toEqual([])
  const mails = await morningOf('2026-11-25')
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['helen@acme.test', 'Acme: inspection pack of November 25, 2026'],
    ['omar@acme.test', 'Acme: expediente de inspección del 25 de noviembre de 2026'],
  ])
  expect(mails[0]?.text).toContain('1 of 2 required trainings current, 2 people.')
  const [pack, ...others] = await packs.list()
  expect(others).toEqual([])
  expect(pack).toMatchObject({ on: '2026-11-25', isScheduled: true, requestedBy: 'helen@acme.test' })
  expect(pack?.links.map(({ recipient }) => recipient)).toEqual(['Helen Reyes', 'Omar Haddad'])
  expect(pack?.links[0]?.expiresAt.slice(0, 10)).toBe('2026-12-09')
  const keys = mails.map(({ text }) => /inspection-pack\?key=([\w-]{43})/.exec(text)?.[1] ?? '')
  expect(new Set(keys).size).toBe(2)
  const answer = await ask(packs.test, '/inspection-pack', { body: { key: keys[1] ?? '' } })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { company: 'Acme', recipient: 'Omar Haddad' },
  ])
})

it('makes a pack once for a day: by two servers at once, again the same day, and after the pack was deleted', async () => {
  await added()
  const { jobs } = packs.test.services
  const before = packs.test.mails.length
  packs.setNow(new Date('2026-11-25T11:17:00Z'))
  await Promise.all([1, 2].map(() => jobs.enqueue(scheduledPacksJob, {})))
  await morningOf('2026-11-25')
  expect(packs.test.mails).toHaveLength(before + 1)
  const [pack, ...others] = await packs.list()
  expect(others).toEqual([])
  await packs.remove(`inspection-packs/${pack?.id}`)
  expect(await morningOf('2026-11-26')).toEqual([])
  expect(await packs.list()).toEqual([])
  expect(await morningOf('2026-12-26')).toHaveLength(1)
})

it('makes and sends a pack once where the server fails before it is started, and before it is sent', async () => {
  await added({ recipients: [packs.helen.id, omar.id] })
  const { jobs, mail } = packs.test.services
  const enqueue = jobs.enqueue.bind(jobs)
  const failed: string[] = []
  jest.spyOn(jobs, 'enqueue').mockImplementation(async (job, ...rest) => {
    if (job.name === 'make-inspection-pack' && failed.length === 0) {
      failed.push(job.name)
      throw new Error('The server ends.')
    }
    await enqueue(job, ...rest)
  })
  expect(await morningOf('2026-11-25')).toEqual([])
  expect([failed, await packs.list(), (await schedules()).schedules[0]?.madeFor]).toEqual([
    ...[['make-inspection-pack'], [], null],
  ])
  const post = mail.post.bind(mail)
  jest.spyOn(mail, 'post').mockImplementation(async (tx, sent) => {
    if (sent.to === omar.email && failed.length === 1) {
      failed.push(sent.to)
      throw new Error('The server ends.')
    }
    await post(tx, sent)
  })
  const before = packs.test.mails.length
  await morningOf('2026-11-25')
  await eventually(async () => {
    await packs.test.services.jobs.drain({ isEarly: true })
    expect((await packs.list())[0]?.state).toBe('ready')
  })
  await packs.test.services.jobs.drain()
  expect(failed).toHaveLength(2)
  expect(sentSince(before).map(({ to }) => to)).toEqual(['helen@acme.test', 'omar@acme.test'])
  expect((await packs.list()).map(({ links }) => links.length)).toEqual([2])
})

it('makes no pack while it is paused, nor for a day that passed meanwhile', async () => {
  const id = await added()
  await packs.put(`pack-schedules/${id}/pause`, { isPaused: true })
  expect((await schedules()).schedules[0]).toMatchObject({ paused: 'manager', nextOn: null })
  expect(await morningOf('2026-11-25')).toEqual([])
  packs.setNow(new Date('2026-11-26T09:00:00Z'))
  await packs.put(`pack-schedules/${id}/pause`, { isPaused: false }, omar)
  expect((await schedules()).schedules[0]).toMatchObject({
    paused: null,
    nextOn: '2026-12-25',
    setBy: omar.email,
  })
  expect(await morningOf('2026-11-27')).toEqual([])
  expect(await morningOf('2026-12-25')).toHaveLength(1)
})

it('pauses when the manager who set it loses the role, and says so until another one resumes it', async () => {
  const id = await added({ recipients: [packs.helen.id, omar.id] }, omar)
  await dismiss(omar)
  expect((await schedules()).schedules[0]).toMatchObject({ paused: 'role', recipients: [packs.helen.id] })
  expect(await morningOf('2026-11-25')).toEqual([])
  // A new grant does not start it by itself.
  await manage(omar)
  expect((await schedules()).schedules[0]?.paused).toBe('role')
  await packs.put(`pack-schedules/${id}/pause`, { isPaused: false })
  expect((await morningOf('2026-12-25')).map(({ to }) => to)).toEqual(['helen@acme.test'])
})

it('pauses while the account of the manager who set it is disabled', async () => {
  await added({ recipients: [packs.helen.id, omar.id] }, omar)
  const disable = (disabledAt: Date | null) =>
    inTenant(1, (tx) => tx.update(users).set({ disabledAt }).where(eq(users.id, omar.id)))
  await disable(new Date())
  expect((await schedules()).schedules[0]?.paused).toBe('role')
  expect(await morningOf('2026-11-25')).toEqual([])
  await disable(null)
})

it('is changed and removed', async () => {
  const id = await added()
  await packs.put(`pack-schedules/${id}`, wanted({ every: 'week', day: 1, recipients: [] }))
  const { schedules: listed, managers } = await schedules()
  expect(listed).toMatchObject([{ id, every: 'week', day: 1, nextOn: '2026-11-23', recipients: [] }])
  expect(managers.map(({ email }) => email)).toEqual(['omar@acme.test', 'helen@acme.test'])
  expect([await morningOf('2026-11-23'), (await packs.list()).length]).toEqual([[], 1])
  await packs.remove(`pack-schedules/${id}`)
  expect([(await schedules()).schedules, (await packs.list()).length]).toEqual([[], 1])
})

it('is one of five at most', async () => {
  for (let day = 1; day <= 5; day += 1) await added({ day })
  expect((await packs.post('pack-schedules', wanted())).statusCode).toBe(409)
})

it.each([
  ['no module', { modules: [] }, 'modules'],
  ['an unknown module', { modules: ['IC9999'] }, 'modules'],
  ['the 29th', { day: 29 }, 'day'],
  ['an eighth day of the week', { every: 'week', day: 8 }, 'day'],
  ['a link of a year', { linkDays: 365 }, 'linkDays'],
])('refuses %s at its field', async (_what, changes, field) => {
  const answer = await packs.post('pack-schedules', wanted(changes))
  expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([422, [field]])
})

it('emails no one who does not manage the company', async () => {
  for (const { id } of [packs.ruth, packs.ana])
    expect((await packs.post('pack-schedules', wanted({ recipients: [id] }))).json()).toMatchObject({
      fields: { recipients: 'Choose managers of your company.' },
    })
})

it('is not there for the manager of another tenant', async () => {
  const id = await added()
  const tia = await addPerson(packs.test, { email: 'tia@tri.test', tenantId: 2 })
  await packs.test.services.database.withTenant(2, async (tx) => {
    const [company] = await tx.insert(companies).values({ tenantId: 2, name: 'Tri' }).returning()
    const grant = { isOwner: true, grantedBy: 'super@trinova.test', grantedAt: new Date() }
    await tx
      .insert(companyManagers)
      .values({ userId: tia.id, tenantId: 2, companyId: company?.id ?? 0, ...grant })
  })
  const headers = as({ userId: tia.id, tenantId: 2, email: tia.email })
  const call = async (path: string, method: 'GET' | 'PUT' | 'DELETE', body?: object) =>
    ask(packs.test, `/company/${path}`, { method, host: 'trinova.localhost', headers, ...(body && { body }) })
  expect((await call('pack-schedules', 'GET')).json()).toMatchObject({ schedules: [] })
  expect([
    (await call(`pack-schedules/${id}`, 'PUT', wanted({ recipients: [] }))).statusCode,
    (await call(`pack-schedules/${id}/pause`, 'PUT', { isPaused: true })).statusCode,
    (await call(`pack-schedules/${id}`, 'DELETE')).statusCode,
  ]).toEqual([404, 404, 404])
})

it('is not there for the manager of another company, and for no one who manages none', async () => {
  const id = await added()
  expect((await schedules(packs.ruth)).schedules).toEqual([])
  const paths = [`pack-schedules/${id}`, `pack-schedules/${id}/pause`]
  const statusesFor = async (who: typeof packs.ruth) => [
    (await packs.put(paths[0] ?? '', wanted({ recipients: [] }), who)).statusCode,
    (await packs.put(paths[1] ?? '', { isPaused: true }, who)).statusCode,
    (await packs.remove(paths[0] ?? '', who)).statusCode,
  ]
  expect(await statusesFor(packs.ruth)).toEqual([404, 404, 404])
  expect(await statusesFor(packs.ana)).toEqual([403, 403, 403])
  expect((await packs.get('pack-schedules', packs.ana)).statusCode).toBe(403)
  expect((await schedules()).schedules).toMatchObject([{ id, paused: null }])
})
