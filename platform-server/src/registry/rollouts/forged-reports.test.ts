import { rolloutVisits } from '../../lib/data/schema/reports.ts'
import { openRegistry, type ReleaseRegistry } from '../../lib/registry/registry.ts'
import { bootOf } from '../../testing/boot-of.ts'
import { eventually } from '../../testing/eventually.ts'
import { deploy, testBuild, writeShell } from '../../testing/release-builds.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { watchRollouts } from './rollout-watch.ts'

const boss = as({ role: 'super_admin', isOperator: true })
const [old, candidate] = [testBuild(), testBuild({ version: '1.1.0' })]
let server: TestApp
/** Of another replica, so that everything goes through the database. */
let registry: ReleaseRegistry

beforeEach(async () => {
  server = await openTestApp({ authenticate: byTestHeader, config: { shellDist: writeShell() } })
  await deploy(server.app, boss, old)
  await deploy(server.app, boss, candidate, { channel: null })
  const rollout = { release: candidate.ref, stages: [5_000, 10_000], tenants: ['oncall'] }
  await inRegistry('POST', 'rollouts', { ...rollout, reason: 'Half first' })
  const { database, log, now } = server.services
  registry = await openRegistry({ database, log, now })
})
afterEach(() => server.close())

async function inRegistry(method: 'POST', path: string, payload: object): Promise<void> {
  const url = `/api/registry/remotes/learner/${path}`
  const answer = await server.app.inject({ method, url, headers: boss, payload })
  if (answer.statusCode >= 300) throw new Error(answer.body)
}

const watch = async () => {
  const { database, now } = server.services
  await watchRollouts({ registry, gate: async () => [], database, now, visitorsPerNetwork: 2 })
}
const withdrawn = () => [...(registry.current().remotes.get('learner')?.withdrawn ?? [])]

interface Sender {
  readonly address?: string
  readonly host?: string
  readonly cookie?: string
}
const post = (path: string, payload: object | undefined, { address, host = 'localhost', cookie }: Sender) =>
  server.app.inject({
    ...{ method: 'POST', url: `/api${path}` },
    headers: { host, ...(cookie ? { cookie } : {}) },
    ...(payload ? { payload } : {}),
    ...(address ? { remoteAddress: address } : {}),
  })

/** A browser that opens a page: the release that it was given, and the signature of its document. */
async function open(sender: Sender): Promise<{ release: string; visit: string }> {
  const page = await server.app.inject({ url: '/learner', headers: { host: 'localhost' } })
  const cookie = String(page.headers['set-cookie']).split(';')[0] ?? ''
  const boot = await bootOf(server.app, page.body)
  expect(boot.visits).toBe(true)
  const { version, hash } = boot.remotes.find(({ id }) => id === 'learner')!.release!
  const answer = await post('/reports/visits', undefined, { ...sender, cookie })
  return { release: `${version}-${hash}`, visit: answer.statusCode === 200 ? answer.json().visit : '' }
}

const failure = (version: string, visit?: string) => ({
  ...{ remote: 'learner', version, phase: 'mount', message: 'It broke', path: '/learner' },
  ...(visit ? { visit } : {}),
})
const load = (version: string, visit?: string) => ({
  loads: [{ remote: 'learner', version, entryMs: 80, mountMs: 200 }],
  ...(visit ? { visit } : {}),
})

/** Visitors from everywhere, each in a network of their own; `meets` decides what the candidate does to them. */
async function visitors(count: number, meets: 'harm' | 'nothing'): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const sender = { address: `10.${at >> 8}.${at & 255}.7` }
    const { release, visit } = await open(sender)
    const isHarmed = meets === 'harm' && release === candidate.ref
    const [path, body] = isHarmed
      ? ['/reports', failure(release, visit)]
      : ['/reports/loads', load(release, visit)]
    expect((await post(path, body, sender)).statusCode).toBe(204)
  }
}

/** As many as a pool of connections takes in turns within its time limit. */
const AT_ONCE = 20

test('three anonymous posts withdraw no release, and six hundred do not either', async () => {
  await visitors(6, 'nothing')
  for (let at = 0; at < 3; at += 1) await post('/reports', failure(candidate.ref), {})
  await watch()
  expect(withdrawn()).toEqual([])
  for (let at = 0; at < 600; at += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, add) => at + add).map((each) =>
        post('/reports', failure(candidate.ref), { address: `172.16.${each >> 8}.${each & 255}` }),
      ),
    )
  await watch()
  expect(withdrawn()).toEqual([])
})

test('a network that opens as many documents as it likes withdraws no release', async () => {
  await visitors(30, 'nothing')
  for (let at = 0; at < 50; at += 1) {
    const sender = { address: `203.0.113.${at}` }
    const { release, visit } = await open(sender)
    await post('/reports', failure(release, visit), sender)
  }
  await watch()
  expect(withdrawn()).toEqual([])
})

test('a harmful release is withdrawn, whatever forged loads say', async () => {
  for (let at = 0; at < 200; at += 1)
    await post('/reports/loads', load(candidate.ref), { address: `198.51.100.${at}` })
  const sender = { address: '203.0.113.9' }
  for (let at = 0; at < 30; at += 1) {
    const { release, visit } = await open(sender)
    await post('/reports/loads', load(release, visit), sender)
  }
  await visitors(40, 'harm')
  await watch()
  expect(withdrawn()).toEqual([candidate.ref])
  await eventually(async () => {
    const why = await server.app.inject({
      url: '/api/registry/remotes/learner/why?tenant=oncall&sticky=11111111-1111-4111-8111-111111111111',
      headers: boss,
    })
    expect(why.json()).toMatchObject({ release: old.ref })
  })
})

test('a signature is good for its tenant and for the release that its document was given', async () => {
  const { database } = server.services
  const counted = () => database.withPlatform((tx) => tx.select().from(rolloutVisits))
  const { release, visit } = await open({})
  const other = release === old.ref ? candidate.ref : old.ref
  await post('/reports', failure(other, visit), {})
  await post('/reports', failure(release, visit), { host: 'trinova.localhost' })
  await post('/reports', failure(release, `${visit.slice(0, -2)}AA`), {})
  await post('/reports', failure(release, 'made-up'), {})
  expect(await counted()).toEqual([])
  await post('/reports', failure(release, visit), { address: '203.0.113.9' })
  await post('/reports', failure(release, visit), {})
  const rows = await counted()
  expect(rows).toMatchObject([{ release, isFailed: true, tenantId: 1 }])
  expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0|203\.0\.113/)
})

test('no signature is given without a side, and none where nothing is rolled out', async () => {
  expect((await post('/reports/visits', undefined, {})).statusCode).toBe(204)
  const { id } = registry.current().remotes.get('learner')!.rollouts[0]!
  await server.app.inject({
    ...{ method: 'DELETE', url: `/api/registry/remotes/learner/rollouts/${id}`, headers: boss },
    payload: { reason: 'Over' },
  })
  const cookie = 'sticky=11111111-1111-4111-8111-111111111111'
  expect((await post('/reports/visits', undefined, { cookie })).statusCode).toBe(204)
  const { body } = await server.app.inject('/learner')
  expect(await bootOf(server.app, body)).not.toHaveProperty('visits')
})
