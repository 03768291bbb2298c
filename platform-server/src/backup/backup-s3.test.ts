import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Config, readConfig } from '../app/config/config.ts'
import { prepareDataDirectory } from '../app/config/data-directory.ts'
import { createLog } from '../lib/log.ts'
import { s3Storage } from '../lib/storage/s3-storage.ts'
import { buildApp } from '../build-app.ts'
import { openSharedServices } from '../shared-services.ts'
import { openServices } from '../open-services.ts'
import { seedPlatform } from '../seeds/seed.ts'
import { emptyDatabases, ON_DISK_MS } from '../testing/databases/empty-databases.ts'
import { deploy, testBuild, writeShell } from '../testing/release-builds.ts'
import { as, byTestHeader } from '../testing/test-app.ts'
import { type S3Server, startS3Server } from '../testing/s3-server.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const root = mkdtempSync(path.join(tmpdir(), 'platform-backup-s3-'))
const databases = emptyDatabases()
const boss = as({ role: 'super_admin', isOperator: true })
const build = testBuild({ id: 'yard', version: '1.0.0' })
const LOGO = Buffer.from([0, 255, 254, 10, 13, 0])
const folder = path.join(root, 'backup')
const shellDist = writeShell()
let store: S3Server
let source: Config

/** An empty installation, with its files in a bucket of its own. */
async function newPlace(name: string): Promise<Config> {
  const dataDir = path.join(root, name)
  prepareDataDirectory(dataDir)
  const config = readConfig({ DATA_DIR: dataDir, STORAGE: store.url(name) })
  return { ...config, shellDist, database: await databases.make() }
}

/** The product with this configuration, for one piece of work. */
async function withApp<T>(config: Config, work: (app: Awaited<ReturnType<typeof buildApp>>) => Promise<T>) {
  const { services, close } = await openServices(config, createLog({ level: 'silent' }))
  await seedPlatform(services)
  const app = await buildApp(await openSharedServices(services), { authenticate: byTestHeader })
  try {
    return await work(app)
  } finally {
    await app.close()
    await close()
  }
}

const objectsIn = ({ storageUrl }: Config) => {
  const bucket = `/${new URL(storageUrl ?? '').hostname}/`
  return Object.fromEntries(
    [...store.objects]
      .filter(([key]) => key.startsWith(bucket))
      .map(([key, bytes]) => [key.slice(bucket.length), bytes.toString('hex')]),
  )
}
const placeOf = (config: Config) => ({
  config,
  storage: s3Storage(config.storageUrl ?? ''),
  folder,
  say: () => undefined,
})

async function prepare(): Promise<void> {
  store = await startS3Server()
  source = await newPlace('source')
  await withApp(source, async (app) => {
    expect((await deploy(app, boss, build)).statusCode).toBe(201)
  })
  await s3Storage(source.storageUrl ?? '').put('uploads/1/logo.png', LOGO, 'image/png')
  await writeBackup({ ...placeOf(source), now: new Date('2026-06-01T10:00:00Z') })
}

beforeAll(prepare, ON_DISK_MS)
afterAll(async () => {
  await store.close()
  await databases.removeAll(root)
})

it(
  'restores releases and uploads into an empty bucket, and the product serves them',
  async () => {
    const target = await newPlace('target')
    await restoreBackup(placeOf(target))
    expect(Object.keys(objectsIn(target)).length).toBeGreaterThan(6)
    expect(objectsIn(target)).toEqual(objectsIn(source))
    expect(objectsIn(target)['platform/uploads/1/logo.png']).toBe(LOGO.toString('hex'))
    await withApp(target, async (app) => {
      const why = await app.inject({ url: '/api/registry/remotes/yard/why?tenant=oncall', headers: boss })
      expect(why.json<{ release: string }>().release).toBe(build.ref)
      const entry = await app.inject(`/releases/yard/${build.ref}/entry.js`)
      expect(entry.body).toBe(build.files['entry.js'])
    })
  },
  ON_DISK_MS,
)

it(
  'refuses a bucket that has files, and leaves them',
  async () => {
    const target = await newPlace('used')
    await s3Storage(target.storageUrl ?? '').put('uploads/theirs.png', LOGO, 'image/png')
    await expect(restoreBackup(placeOf(target))).rejects.toThrow('The storage already has files')
    expect(Object.keys(objectsIn(target))).toEqual(['platform/uploads/theirs.png'])
  },
  ON_DISK_MS,
)

it(
  'leaves nothing behind when the bucket stops taking files, and can be done again',
  async () => {
    const target = await newPlace('full')
    store.allowPuts = store.objects.size + 3
    await expect(restoreBackup(placeOf(target))).rejects.toThrow('AccessDenied')
    expect(objectsIn(target)).toEqual({})
    store.allowPuts = Infinity
    await restoreBackup(placeOf(target))
    expect(objectsIn(target)).toEqual(objectsIn(source))
  },
  ON_DISK_MS,
)
