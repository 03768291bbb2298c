import { sql } from 'drizzle-orm'
import { testBuild } from '../../testing/release-builds.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Database } from '../data/database.ts'
import { registryChanges, registryReleases } from '../data/schema/registry.ts'
import { createLog, type Logger } from '../log.ts'
import { openRegistry, type ReleaseRegistry } from './registry.ts'
import { resolve } from './resolve.rule.ts'

let database: Database
let clock: Date
let lines: string[]
let log: Logger

beforeEach(async () => {
  database = await openTestDatabase()
  clock = new Date('2026-06-01T10:00:00Z')
  lines = []
  const error = (_: unknown, message: string) => void lines.push(message)
  log = Object.assign(createLog({ level: 'silent' }), { error })
})
afterEach(() => database.close())

const open = () => openRegistry({ database, log, now: () => clock })
const release = (registry: ReleaseRegistry, version: string, reason = 'because') => {
  const { manifest, ref } = testBuild({ version })
  const plan = () => [{ slot: 'channel/stable', before: null, after: { release: ref } }]
  return registry.change({ remote: 'learner', actor: 'ada', reason, release: { ref, manifest }, plan })
}
const served = (registry: Pick<ReleaseRegistry, 'current'>) => {
  const remote = registry.current().remotes.get('learner')
  const question = { tenant: 'oncall', bucketFor: null, shell: { contract: '2.0.0' }, now: clock }
  return remote && resolve(remote, question)
}
const refOf = (version: string) => testBuild({ version }).ref
/** Rows that our code would never write. */
const writeRelease = (version: string, manifest: unknown) =>
  database.withPlatform(async (tx) => {
    const row = { remote: 'learner', release: refOf(version), registeredBy: 'nobody', registeredAt: clock }
    await tx.insert(registryReleases).values({ ...row, manifest })
  })
const writeStable = (after: unknown) =>
  database.withPlatform(async (tx) => {
    const row = { remote: 'learner', slot: 'channel/stable', actor: 'nobody', reason: 'none', at: clock }
    await tx.insert(registryChanges).values({ ...row, after })
  })

test('it is the same after a restart', async () => {
  const first = await open()
  await release(first, '1.0.0')
  await release(first, '1.1.0')
  const second = await open()
  expect(second.current()).toEqual(first.current())
  expect(served(second)?.release?.ref).toBe(refOf('1.1.0'))
})

test('it notifies every other replica of a change', async () => {
  const [writer, reader] = [await open(), await open()]
  await release(writer, '1.0.0')
  await until(() => served(reader)?.release?.ref === refOf('1.0.0'))
})

test('it records who changed what, when and why, and replays any past moment', async () => {
  const registry = await open()
  await release(registry, '1.0.0', 'first')
  clock = new Date('2026-06-02T10:00:00Z')
  await release(registry, '1.1.0', 'second')
  expect(registry.history('learner')[0]).toMatchObject({
    actor: 'ada',
    reason: 'second',
    at: '2026-06-02T10:00:00.000Z',
    slot: 'channel/stable',
    after: { release: refOf('1.1.0') },
  })
  const at = (moment: string) => served({ current: () => registry.at(new Date(moment)) })?.release?.ref
  expect(at('2026-06-01T09:59:59Z')).toBeUndefined()
  expect(at('2026-06-01T10:00:00Z')).toBe(refOf('1.0.0'))
  expect(at('2026-06-02T10:00:00Z')).toBe(refOf('1.1.0'))
})

test('it registers nothing of a release whose channel it cannot move', async () => {
  const registry = await open()
  await release(registry, '1.0.0')
  const { manifest, ref } = testBuild({ version: '1.1.0' })
  const move = registry.change({
    ...{ remote: 'learner', actor: 'ada', reason: 'cut off in between', release: { ref, manifest } },
    // The database refuses it, after the release has been written.
    plan: () => [{ slot: null as unknown as string, before: null, after: { release: ref } }],
  })
  await expect(move).rejects.toThrow()
  const another = await open()
  for (const one of [registry, another]) {
    expect(one.current().remotes.get('learner')?.releases.has(ref)).toBe(false)
    expect(served(one)?.release?.ref).toBe(refOf('1.0.0'))
  }
})

test('it decides each of two changes at once on what the other left', async () => {
  const registries = [await open(), await open()]
  const seen: (string | undefined)[] = []
  await Promise.all(
    registries.map((registry, index) => {
      const { manifest, ref } = testBuild({ version: `1.${index}.0` })
      return registry.change({
        remote: 'learner',
        actor: `team ${index}`,
        reason: 'at once',
        release: { ref, manifest },
        plan(remote) {
          seen.push(remote.channels.get('stable')?.release)
          return [{ slot: 'channel/stable', before: null, after: { release: ref } }]
        },
      })
    }),
  )
  expect(seen[0]).toBeUndefined()
  expect(seen[1]).toMatch(/^1\.[01]\.0-/)
  expect((await open()).current().remotes.get('learner')?.releases.size).toBe(2)
})

test('it changes nothing when the plan refuses', async () => {
  const registry = await open()
  const { manifest, ref } = testBuild()
  const refusal = registry.change({
    remote: 'learner',
    actor: 'ada',
    reason: 'no',
    release: { ref, manifest },
    plan: () => {
      throw new Error('refused')
    },
  })
  await expect(refusal).rejects.toThrow('refused')
  expect((await open()).current().remotes.size).toBe(0)
})

test('it skips a release whose row is corrupt, says so in the log and in why, and serves the one before', async () => {
  await release(await open(), '1.0.0')
  await writeRelease('1.1.0', { listing: 3 })
  await writeStable({ release: refOf('1.1.0') })
  const resolution = served(await open())
  expect(resolution?.release?.ref).toBe(refOf('1.0.0'))
  expect(resolution?.why.join('\n')).toContain(
    `${refOf('1.1.0')} is skipped: its registry row cannot be read`,
  )
  expect(lines.join()).toContain(
    `release learner ${refOf('1.1.0')} is skipped: its registry row cannot be read`,
  )
})

test('it notices a row that was changed and is still well formed', async () => {
  await release(await open(), '1.0.0')
  const { manifest } = testBuild({ version: '1.1.0' })
  await writeRelease('1.1.0', { ...manifest, listing: { ...manifest.listing, contract: '^1.0.1' } })
  await writeStable({ release: refOf('1.1.0') })
  const resolution = served(await open())
  expect(resolution?.release?.ref).toBe(refOf('1.0.0'))
  expect(resolution?.why.join('\n')).toContain('its registry row was changed')
})

test('it skips and reports a corrupt change, and preserves the value of the slot', async () => {
  await release(await open(), '1.0.0')
  await writeStable({ release: [] })
  const resolution = served(await open())
  expect(resolution?.release?.ref).toBe(refOf('1.0.0'))
  expect(resolution?.why[0]).toMatch(
    /registry change \d+ of slot "channel\/stable" cannot be read and was skipped/,
  )
  expect(lines.join()).toContain('the registry keeps its previous state: registry change')
})

test('it allows no change of a written row', async () => {
  const registry = await open()
  await release(registry, '1.0.0')
  for (const statement of ['delete from registry_changes', `update registry_releases set remote = 'x'`])
    await expect(database.withPlatform((tx) => tx.execute(sql.raw(statement)))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('permission denied') },
    })
})

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 5_000
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('It did not become so.')
    await new Promise((resolve) => setImmediate(resolve))
  }
}
