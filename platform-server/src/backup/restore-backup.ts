import { createReadStream, existsSync } from 'node:fs'
import { copyFile, chmod, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Config } from '../app/config/config.ts'
import { keyFileOf } from '../app/config/key-file.ts'
import { committedMigrations } from '../lib/data/migrations.ts'
import { QUEUE_VERSION } from '../lib/data/queue-schema.ts'
import { contentTypeOf } from '../lib/release-files/content-type.rule.ts'
import { StartError } from '../lib/start-error.ts'
import type { FileStorage } from '../lib/storage/file-storage.ts'
import { type Manifest, readManifest, verifyParts } from './archive.ts'
import { migrate, openSql, type SqlClient } from './sql-client.ts'
import { insertRows, tablesOf, withKeysAtTheEnd } from './table-rows.ts'

interface Options {
  readonly config: Config
  readonly storage: FileStorage
  readonly folder: string
  readonly say: (line: string) => void
}

const BATCH = 500

/**
 * Restores a backup into an empty installation: every checksum is verified before anything is written, and all rows are
 * inserted in one transaction.
 *
 * Errors  StartError with one sentence for an installation that is not empty, a damaged backup, and another version.
 */
export async function restoreBackup({ config, storage, folder, say }: Options): Promise<Manifest> {
  const manifest = readManifest(folder)
  refuseOtherVersion(manifest)
  await verifyParts(folder, manifest)
  say('the backup is complete and undamaged')
  await refuseUsedPlace(config, storage, manifest)
  const stored: string[] = []
  const client = await openSql(config)
  try {
    await refuseUsedDatabase(client)
    for (const { key, part } of manifest.files) {
      stored.push(key)
      await storage.put(key, await readFile(path.join(folder, part.path)), contentTypeOf(key))
    }
    say(`${manifest.files.length} files`)
    await migrate(client)
    await loadTables(client, manifest, folder)
    say(`${manifest.tables.length} tables`)
  } catch (error) {
    await client.close()
    await removeAll(config, storage, stored)
    throw error
  }
  await client.close()
  if (manifest.keys) await restoreKeys(config, path.join(folder, manifest.keys.path))
  return manifest
}

/** Removes what an unfinished restore has written, so that it can be retried. The installation was empty before. */
async function removeAll({ database, dataDir }: Config, storage: FileStorage, keys: readonly string[]) {
  if (database.kind === 'embedded') await rm(path.join(dataDir, 'database'), { recursive: true, force: true })
  // If the storage refuses this as well, it is the same failure, which is already reported.
  for (const key of keys) await storage.remove(key).catch(() => undefined)
}

function refuseOtherVersion({ migrations, queueVersion }: Manifest): void {
  const own = committedMigrations().map(({ tag }) => tag)
  const isSame = own.toSorted().join() === migrations.toSorted().join() && queueVersion === QUEUE_VERSION
  if (isSame) return
  throw new StartError(
    `The last migration of the backup is ${migrations.at(-1) ?? 'none'}, but the last one of this version is ${own.at(-1)}. Restore it with the version that wrote it. A newer version migrates it at startup.`,
  )
}

async function refuseUsedPlace({ database, dataDir }: Config, storage: FileStorage, { keys }: Manifest) {
  if (database.kind === 'embedded' && existsSync(path.join(dataDir, 'database')))
    throw new StartError(`DATA_DIR ${dataDir} already has a database. Restore into an empty one.`)
  if ((await storage.list('')).length > 0)
    throw new StartError('The storage already has files. Restore into an empty one.')
  if (keys && existsSync(keyFileOf(dataDir)))
    throw new StartError(`DATA_DIR ${dataDir} already has keys. Restore into an empty one.`)
}

async function refuseUsedDatabase(client: SqlClient): Promise<void> {
  const [found] = await client.query<{ name: string | null }>(
    `select to_regclass('public.tenants')::text as name`,
  )
  if (!found?.name) return
  const [row] = await client.query<{ count: string }>('select count(*)::text as count from public.tenants')
  if (row?.count !== '0')
    throw new StartError('The database is not empty. Restore into a new one, created with CREATE DATABASE.')
}

async function loadTables(client: SqlClient, { tables, sequences }: Manifest, folder: string): Promise<void> {
  await client.exec('begin')
  try {
    // Rows that migrations and the job queue inserted are in the backup as well.
    await client.exec(`truncate ${(await tablesOf(client)).join(', ')}`)
    await withKeysAtTheEnd(client, async () => {
      for (const { name, part } of tables) await loadTable(client, name, path.join(folder, part.path))
    })
    for (const { name, value } of sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [name, value])
    await client.exec('commit')
  } catch (error) {
    await client.exec('rollback')
    throw error
  }
}

async function loadTable(client: SqlClient, name: string, file: string): Promise<void> {
  let lines: string[] = []
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    lines.push(JSON.parse(line) as string)
    if (lines.length < BATCH) continue
    await insertRows(client, name, lines)
    lines = []
  }
  if (lines.length > 0) await insertRows(client, name, lines)
}

async function restoreKeys({ dataDir, secretKeys, secretKeysFile }: Config, file: string): Promise<void> {
  if (secretKeys !== null || secretKeysFile !== null) return
  await copyFile(file, keyFileOf(dataDir))
  await chmod(keyFileOf(dataDir), 0o600)
}
