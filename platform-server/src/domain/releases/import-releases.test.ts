import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildApp } from '../../build-app.ts'
import { openSharedServices } from '../../shared-services.ts'
import { createLog } from '../../lib/log.ts'
import { StartError } from '../../lib/start-error.ts'
import { as, byTestHeader, openTestApp } from '../../testing/test-app.ts'
import { testBuild, writeBuild, writeShell } from '../../testing/release-builds.ts'

const boss = as({ role: 'super_admin', isOperator: true })
const lines: string[] = []
const log = Object.assign(createLog({ level: 'silent' }), {
  error: (_: unknown, message: string) => void lines.push(message),
})
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  lines.length = 0
  for (const close of closing.splice(0).reverse()) await close()
})

async function start(...folders: string[]) {
  const server = await openTestApp({
    authenticate: byTestHeader,
    config: { shellDist: writeShell(), releaseImport: folders },
    services: { log },
  })
  closing.push(() => server.close())
  return server
}

/** The same data, started again with other folders. */
async function restart({ services }: Awaited<ReturnType<typeof start>>, ...folders: string[]) {
  const config = { ...services.config, releaseImport: folders }
  const app = await buildApp(await openSharedServices({ ...services, config }), {
    authenticate: byTestHeader,
  })
  closing.push(() => app.close())
  return app
}

type App = Awaited<ReturnType<typeof restart>>
const stableOf = async (app: App) => {
  const answer = await app.inject({ url: '/api/registry/remotes', headers: boss })
  const { remotes } = answer.json<{ remotes: { remote: string; channels: Record<string, string> }[] }>()
  return Object.fromEntries(remotes.map(({ remote, channels }) => [remote, channels['stable']]))
}
const historyOf = async (app: App) =>
  (await app.inject({ url: '/api/registry/remotes/learner/history', headers: boss })).json<unknown[]>()

const [old, next] = [testBuild(), testBuild({ version: '1.1.0' })]

test('it releases what lies in the folders', async () => {
  const { app } = await start(writeBuild(old), writeBuild(testBuild({ id: 'admin' })))
  expect(await stableOf(app)).toEqual({ learner: old.ref, admin: testBuild({ id: 'admin' }).ref })
})

test('it writes nothing when the same build is there at the next start', async () => {
  const server = await start(writeBuild(old))
  const before = await historyOf(server.app)
  const app = await restart(server, writeBuild(old))
  expect(await historyOf(app)).toEqual(before)
})

test('it releases a newer build, and leaves a rollback alone', async () => {
  const server = await start(writeBuild(old))
  const second = await restart(server, writeBuild(next))
  expect(await stableOf(second)).toEqual({ learner: next.ref })
  const payload = { reason: 'Not good' }
  await second.inject({
    method: 'POST',
    url: '/api/registry/remotes/learner/rollback',
    headers: boss,
    payload,
  })
  const third = await restart(server, writeBuild(next))
  expect(await stableOf(third)).toEqual({ learner: old.ref })
})

test.each([
  [
    'without its manifest',
    (folder: string) => rmSync(path.join(folder, 'release.json')),
    'build the remote first',
  ],
  [
    'with a broken manifest',
    (folder: string) => writeFileSync(path.join(folder, 'release.json'), '{'),
    'is not a release',
  ],
  [
    'without one of its files',
    (folder: string) => rmSync(path.join(folder, 'entry.js')),
    'file entry.js is missing',
  ],
  [
    'with a changed file',
    (folder: string) => writeFileSync(path.join(folder, 'page.css'), 'x'),
    'file page.css has 1 bytes',
  ],
])('it skips a build %s, says why, and serves on what was there', async (_, damage, sentence) => {
  const server = await start(writeBuild(old))
  const folder = writeBuild(next)
  damage(folder)
  const app = await restart(server, folder)
  expect(await stableOf(app)).toEqual({ learner: old.ref })
  expect(lines.join()).toContain(sentence)
})

test('it skips a build against another contract, and one that takes a path of another remote', async () => {
  const foreign = testBuild({ version: '2.0.0', contract: '^3.0.0' })
  const squatter = testBuild({ id: 'squatter', paths: ['/learner'] })
  const { app } = await start(writeBuild(old), writeBuild(foreign), writeBuild(squatter))
  expect(await stableOf(app)).toEqual({ learner: old.ref })
  expect(lines[0]).toContain('learner 2.0.0 cannot run here: needs contract ^3.0.0, the shell offers 2.0.0.')
  expect(lines[1]).toContain('/learner is taken: remote learner answers /learner.')
})

test('it finds at the next start that a file is missing, and makes the release whole from its folder', async () => {
  const server = await start(writeBuild(old))
  await restart(server, writeBuild(next))
  rmSync(path.join(server.services.config.dataDir, 'files/releases/learner', next.ref, 'entry.js'))
  const why = async (app: App) =>
    (await app.inject({ url: '/api/registry/remotes/learner/why?tenant=oncall', headers: boss })).json<{
      release: string
    }>()
  const without = await restart(server)
  expect((await why(without)).release).toBe(old.ref)
  expect(lines.join()).toContain(`release learner ${next.ref} is skipped: file entry.js is missing`)
  const healed = await restart(server, writeBuild(next))
  expect((await why(healed)).release).toBe(next.ref)
})

test.each([
  ['that is not built', (folder: string) => rmSync(path.join(folder, 'shell.json')), 'has no shell.json'],
  ['that is not whole', (folder: string) => rmSync(path.join(folder, 'main.js')), 'file main.js is missing'],
  [
    'with a broken manifest',
    (folder: string) => writeFileSync(path.join(folder, 'shell.json'), '[]'),
    'is not a valid shell build',
  ],
])('it refuses to start with a shell %s, in one sentence', async (_, damage, sentence) => {
  const shellDist = writeShell()
  damage(shellDist)
  const { services } = await start()
  const refused = openSharedServices({ ...services, config: { ...services.config, shellDist } })
  await expect(refused).rejects.toThrow(StartError)
  await expect(refused).rejects.toThrow(sentence)
})
