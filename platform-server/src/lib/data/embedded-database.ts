import { AsyncResource } from 'node:async_hooks'
import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import type { Database } from './database.ts'
import { applyMigrations, type MigrationClient } from './migrations.ts'
import { prepareQueue } from './queue-schema.ts'
import { scopedWork } from './scoped-work.ts'

/** The database inside this process, in `<directory>/database`. The caller holds the directory's lock. */
export async function openEmbedded(directory: string): Promise<{ pglite: PGlite; database: Database }> {
  const final = path.join(directory, 'database')
  const unfinished = path.join(directory, 'database.new')
  // A directory gets its name once it is complete: a kill during the first start leaves nothing half-made behind.
  rmSync(unfinished, { recursive: true, force: true })
  if (!existsSync(final)) {
    const first = await PGlite.create(unfinished)
    await first.close()
    renameSync(unfinished, final)
  }
  const pglite = await PGlite.create(final)
  return { pglite, database: await embeddedDatabase(pglite) }
}

/** Migrates, and wraps a database that is open already. */
export async function embeddedDatabase(pglite: PGlite): Promise<Database> {
  const client = migrationClient(pglite)
  const orm = drizzle(pglite)
  await applyMigrations(client)
  await prepareQueue(client)
  return {
    kind: 'embedded',
    queue: fromPglite(pglite),
    ...scopedWork((work) => orm.transaction(work)),
    // One process holds the directory.
    withAdvisoryLock: (_key, work) => work(),
    async listen(channel, onMessage) {
      // The message arrives inside the sender's transaction, but the work that it starts must not be part of it.
      await pglite.listen(channel, AsyncResource.bind(onMessage))
    },
    async ping() {
      await pglite.query('select 1')
    },
    close: () => pglite.close(),
  }
}

function migrationClient(pglite: PGlite): MigrationClient {
  return {
    async exec(text) {
      await pglite.exec(text)
    },
    query: async <Row>(text: string) => (await pglite.query<Row>(text)).rows,
  }
}
