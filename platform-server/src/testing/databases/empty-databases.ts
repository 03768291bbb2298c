import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { Client } from 'pg'
import type { Config } from '../../app/config/config.ts'

interface EmptyDatabases {
  make(): Promise<Config['database']>
  /** Also removes `root`, which has the data directories in it, unless one is still in use: its server would end the process. */
  removeAll(root: string): Promise<void>
}

/** Creating and migrating a database on disk takes seconds, and on a busy machine a minute. */
export const ON_DISK_MS = 240_000

/** Databases without a table: the embedded one of a new DATA_DIR, or on the server that TEST_DATABASE_URL names. */
export function emptyDatabases(): EmptyDatabases {
  const server = process.env['TEST_DATABASE_URL']
  const names: string[] = []
  async function onServer(text: string): Promise<void> {
    const client = new Client({ connectionString: server })
    await client.connect()
    try {
      await client.query(text)
    } finally {
      await client.end()
    }
  }
  return {
    async make() {
      if (!server) return { kind: 'embedded' }
      const name = `platform_${randomBytes(6).toString('hex')}`
      names.push(name)
      await onServer(`create database ${name}`)
      const url = new URL(server)
      url.pathname = `/${name}`
      return { kind: 'server', url: url.href, migrationUrl: null }
    },
    async removeAll(root) {
      for (const name of names) await onServer(`drop database if exists ${name} with (force)`)
      const isInUse = readdirSync(root, { recursive: true }).some((file) =>
        String(file).endsWith('server.lock'),
      )
      if (!isInUse) rmSync(root, { recursive: true, force: true })
    },
  }
}
