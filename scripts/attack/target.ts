import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startServer } from '../run/server.ts'
import type { Actor } from './actors.ts'
import { SECRET_KEYS } from './expired-token.ts'
import { readOperations, type Operation } from './operations.ts'
import { createPool, type Pool } from './pool.ts'
import { openWire, type Wire } from './send.ts'

export interface Target {
  readonly url: string
  readonly port: string
  readonly wire: Wire
  readonly operations: readonly Operation[]
  /** What the server logged of its own failures, oldest first. */
  readonly logged: readonly string[]
  close(): Promise<void>
}

/**
 * A server of its own, with the demo's people on an embedded database (on `DATABASE_URL` where that is set), which
 * believes every request to come from another address, so that no limit per address ends the run early.
 */
export async function openTarget(): Promise<Target> {
  const home = mkdtempSync(join(tmpdir(), 'platform-attack-'))
  const port = await freePort()
  const logged: string[] = []
  const server = await startServer({
    port,
    host: '127.0.0.1',
    dataDir: home,
    onLine: (line) => {
      if (/"level":(50|60)/.test(line)) logged.push(line)
    },
    env: {
      ...{ SEED_DEMO: '1', SHELL_DIST: '', RELEASE_IMPORT: '', LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1' },
      ...{ REQUEST_LIMIT: '1000000', REGISTRATION_LIMIT: '100000', SECRET_KEYS },
    },
  })
  const url = `http://127.0.0.1:${port}`
  const wire = openWire(url)
  const document = await wire.send({
    method: 'GET',
    path: '/api/docs/json',
    headers: { host: `localhost:${port}` },
  })
  return {
    url,
    port: String(port),
    wire,
    operations: readOperations(document.body),
    logged,
    async close() {
      wire.close()
      await server.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** What an actor may read without naming anything: the ids and codes that later requests are made of. */
export async function harvest({ wire, operations }: Target, actor: Actor): Promise<Pool> {
  const pool = createPool()
  const lists = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  for (const { path } of lists) {
    const { status, body, type } = await wire.send({ method: 'GET', path, headers: actor.headers })
    if (status === 200 && type.startsWith('application/json')) pool.take(body)
  }
  return pool
}
