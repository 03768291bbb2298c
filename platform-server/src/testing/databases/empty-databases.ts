import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { Config } from '../../app/config/config.ts'

/** Databases without a table: the embedded one of a new DATA_DIR, or on the server that TEST_DATABASE_URL names. */
export function emptyDatabases(): { make(): Promise<Config['database']>; removeAll(): Promise<void> } {
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
    async removeAll() {
      for (const name of names) await onServer(`drop database if exists ${name} with (force)`)
    },
  }
}
