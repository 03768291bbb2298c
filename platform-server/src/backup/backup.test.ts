import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keyFileOf, openKeyRing } from '../app/config/key-file.ts'
import { readConfig, type Config } from '../app/config/config.ts'
import { prepareDataDirectory } from '../app/config/data-directory.ts'
import { directoryStorage } from '../lib/storage/directory-storage.ts'
import { emptyDatabases, ON_DISK_MS } from '../testing/databases/empty-databases.ts'
import { readManifest } from './archive.ts'
import { restoreBackup } from './restore-backup.ts'
import { migrate, openSql } from './sql-client.ts'
import { rowsOf, sequencesOf, tablesOf } from './table-rows.ts'
import { writeBackup } from './write-backup.ts'

const root = mkdtempSync(path.join(tmpdir(), 'platform-backup-'))
const databases = emptyDatabases()
const now = new Date('2026-06-01T10:00:00Z')
let source: Config
let backup: string
let places = 0

/** An installation without any data. */
async function newPlace(): Promise<Config> {
  const dataDir = path.join(root, `data-${(places += 1)}`)
  prepareDataDirectory(dataDir)
  return { ...readConfig({ DATA_DIR: dataDir }), database: await databases.make() }
}
const storageOf = ({ dataDir }: Config) => directoryStorage(path.join(dataDir, 'files'))
const say = () => undefined
const write = (config: Config, folder: string) =>
  writeBackup({ config, storage: storageOf(config), folder, now, say })
const restore = (config: Config, folder: string) =>
  restoreBackup({ config, storage: storageOf(config), folder, say })

/** Every row of every table, every sequence, and every file by its hash. */
async function contentOf(config: Config): Promise<Record<string, unknown>> {
  const client = await openSql(config)
  const content: Record<string, unknown> = {}
  await client.exec('begin')
  for (const table of await tablesOf(client)) {
    const rows: string[] = []
    for await (const batch of rowsOf(client, table)) rows.push(...batch)
    content[table] = rows.toSorted()
  }
  content['sequences'] = await sequencesOf(client)
  await client.exec('commit')
  await client.close()
  for (const key of await storageOf(config).list('')) {
    const bytes = readFileSync(path.join(config.dataDir, 'files', key))
    content[`file ${key}`] = createHash('sha256').update(bytes).digest('hex')
  }
  return content
}

/** Rows of many types, among them what text formats lose most easily. */
const ROWS = `
  insert into tenants (id, slug) values (7, E'Ünïcode " , ( ) \\\\ {} and a\\nline');
  insert into tenant_hosts (host, tenant_id) values ('one.test', 7);
  insert into audit_entries (tenant_id, actor, action, subject, before, after)
    select 7, 'actor ' || n, 'a,b"c', '(' || n || ')', 'null'::jsonb, null from generate_series(1, 1203) as n;`

beforeAll(async () => {
  source = await newPlace()
  openKeyRing(source)
  const client = await openSql(source)
  await migrate(client)
  await client.exec(ROWS)
  await client.close()
  await storageOf(source).put('uploads/logo.svg', Buffer.from('<svg/>'), 'image/svg+xml')
  await storageOf(source).put('releases/a/1.0.0/entry.js', Buffer.from([0, 1, 2, 255]), 'text/javascript')
  backup = path.join(root, 'backup')
  await write(source, backup)
}, ON_DISK_MS)
afterAll(async () => {
  await databases.removeAll(root)
})

it(
  'restores every row, sequence, file and key into an empty place',
  async () => {
    const target = await newPlace()
    await restore(target, backup)
    const [before, after] = [await contentOf(source), await contentOf(target)]
    expect(Object.keys(before).length).toBeGreaterThan(60)
    expect(before['public.audit_entries']).toHaveLength(1203)
    expect(after).toEqual(before)
    const keys = (config: Config) => readFileSync(keyFileOf(config.dataDir), 'utf8')
    expect(keys(target)).toBe(keys(source))
  },
  ON_DISK_MS,
)

it('writes nothing that another user of the machine could read', () => {
  for (const entry of readdirSync(backup, { recursive: true, withFileTypes: true }))
    expect(statSync(path.join(entry.parentPath, entry.name)).mode & 0o077).toBe(0)
})

it(
  'refuses a place that is not empty, and leaves it as it was',
  async () => {
    const before = await contentOf(source)
    await expect(restore(source, backup)).rejects.toThrow('Restore into')
    expect(await contentOf(source)).toEqual(before)
  },
  ON_DISK_MS,
)

it(
  'refuses to overwrite a backup, and to read a database that a server has open',
  async () => {
    await expect(write(source, backup)).rejects.toThrow('already exists')
    if (source.database.kind === 'server') return
    const held = await openSql(source)
    await expect(write(source, path.join(root, 'other'))).rejects.toThrow('is in use by process')
    await held.close()
    expect(readdirSync(root).filter((name) => name.startsWith('other'))).toEqual([])
  },
  ON_DISK_MS,
)

it(
  'refuses a damaged backup before anything is written',
  async () => {
    const { tables } = readManifest(backup)
    const file = path.join(backup, tables.find(({ name }) => name === 'public.tenants')!.part.path)
    const whole = readFileSync(file)
    writeFileSync(file, whole.subarray(0, -2))
    const target = await newPlace()
    await expect(restore(target, backup)).rejects.toThrow('tenants.jsonl is missing or has changed')
    writeFileSync(file, whole)
    await restore(target, backup)
  },
  ON_DISK_MS,
)

it(
  'refuses what is no backup, and one of another version',
  async () => {
    const target = await newPlace()
    await expect(restore(target, root)).rejects.toThrow('There is no complete backup')
    const file = path.join(backup, 'backup.json')
    const text = readFileSync(file, 'utf8')
    const { migrations, ...rest } = JSON.parse(text) as { migrations: string[] }
    writeFileSync(file, JSON.stringify({ ...rest, migrations: migrations.slice(0, -1) }))
    await expect(restore(target, backup)).rejects.toThrow('Restore it with the version that wrote it')
    writeFileSync(file, text)
  },
  ON_DISK_MS,
)
