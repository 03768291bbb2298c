import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../app/config/config.ts'
import { keyFileOf } from '../app/config/key-file.ts'
import { QUEUE_VERSION } from '../lib/data/queue-schema.ts'
import { StartError } from '../lib/start-error.ts'
import type { FileStorage } from '../lib/storage/file-storage.ts'
import { type Manifest, manifestFile, type Part, writePart } from './archive.ts'
import { openSql, type SqlClient } from './sql-client.ts'
import { rowsOf, sequencesOf, tablesOf } from './table-rows.ts'

interface Options {
  readonly config: Config
  readonly storage: FileStorage
  /** A folder that does not exist yet. */
  readonly folder: string
  readonly now: Date
  readonly say: (line: string) => void
}

/**
 * Writes database, files and keys into a new folder. The rows are a snapshot of one moment; files never change once
 * they are stored, so all files that the rows name are included.
 *
 * Errors  StartError with one sentence; an incomplete backup is removed.
 */
export async function writeBackup({ folder, ...options }: Options): Promise<Manifest> {
  if (existsSync(folder))
    throw new StartError(`${folder} already exists. Choose a folder that does not exist yet.`)
  const { config } = options
  if (config.database.kind === 'embedded' && !existsSync(path.join(config.dataDir, 'database')))
    throw new StartError(`There is nothing to back up: DATA_DIR ${config.dataDir} has no database.`)
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    const manifest = await fill({ ...options, folder: unfinished })
    await writeFile(manifestFile(unfinished), JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true })
    await rename(unfinished, folder)
    return manifest
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function fill({ config, storage, folder, now, say }: Options): Promise<Manifest> {
  const client = await openSql(config)
  try {
    await client.exec('begin transaction isolation level repeatable read read only')
    const applied = await client.query<{ tag: string }>('select tag from migration.applied order by tag')
    const tables = await dumpTables(client, folder, say)
    const sequences = await sequencesOf(client)
    const files = await copyFiles(storage, folder, say)
    await client.exec('commit')
    const migrations = applied.map(({ tag }) => tag)
    const keys = await copyKeys(config, folder)
    const createdAt = now.toISOString()
    return { format: 1, createdAt, migrations, queueVersion: QUEUE_VERSION, tables, sequences, files, keys }
  } finally {
    await client.close()
  }
}

async function dumpTables(
  client: SqlClient,
  folder: string,
  say: Options['say'],
): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = []
  for (const name of await tablesOf(client)) {
    let rows = 0
    async function* lines() {
      for await (const batch of rowsOf(client, name)) {
        rows += batch.length
        yield batch.map((line) => `${JSON.stringify(line)}\n`).join('')
      }
    }
    const part = await writePart(folder, `tables/${name.replaceAll('"', '')}.jsonl`, lines())
    tables.push({ name, rows, part })
  }
  say(`${tables.length} tables with ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`)
  return tables
}

async function copyFiles(
  storage: FileStorage,
  folder: string,
  say: Options['say'],
): Promise<Manifest['files']> {
  const files: { key: string; part: Part }[] = []
  for (const key of await storage.list('')) {
    const file = await storage.get(key)
    // Removed since the files were listed: no row of the snapshot names it anymore, or it was about to be deleted.
    if (!file) continue
    files.push({ key, part: await writePart(folder, `files/${key}`, file.body as AsyncIterable<Uint8Array>) })
    if (files.length % 500 === 0) say(`${files.length} files so far`)
  }
  say(`${files.length} files`)
  return files
}

/** The key file of an installation that made its own; keys of the environment stay there. */
async function copyKeys(
  { dataDir, secretKeys, secretKeysFile }: Config,
  folder: string,
): Promise<Part | null> {
  const isOwn = secretKeys === null && secretKeysFile === null
  if (!isOwn || !existsSync(keyFileOf(dataDir))) return null
  const bytes = await readFile(keyFileOf(dataDir))
  return writePart(
    folder,
    'keys',
    (async function* () {
      yield bytes
    })(),
  )
}
