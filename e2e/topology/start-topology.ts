import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { command } from '../../scripts/run/command.ts'
import { REMOTES, ROOT } from '../../scripts/run/paths.ts'
import { startPostgres, type Postgres } from '../../scripts/run/postgres.ts'
import { freePort, startServer, type RunningServer, type ServerOptions } from '../../scripts/run/server.ts'
import { startDirectory } from './directory.ts'
import { startNginx } from './nginx.ts'

export interface Topology {
  /** Address of the site, through nginx. */
  readonly url: string
  readonly replicas: readonly [RunningServer, RunningServer]
  /** SIGTERM, and once the replica has ended a new one in its place. */
  readonly restart: (which: 0 | 1) => Promise<void>
  readonly directoryPort: number
  /** The database as its owner sees it. */
  readonly databaseUrl: string
  /** What `platform deploy` said for each remote. */
  readonly deployed: readonly string[]
  readonly stop: () => Promise<void>
}

async function createDatabase(
  postgres: Postgres,
): Promise<{ readonly owner: string; readonly login: string }> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('create database platform')
  await client.query(readFileSync(join(ROOT, 'deploy/postgres/login.sql'), 'utf8'))
  await client.end()
  const owner = new URL(postgres.url)
  owner.pathname = '/platform'
  const login = new URL(owner)
  login.username = 'platform_app'
  login.password = 'platform_app'
  return { owner: owner.href, login: login.href }
}

/** A replica with a DATA_DIR of its own, but for the files, which all replicas share as the compose volume does. */
async function prepareReplica(home: string, name: string, env: NodeJS.ProcessEnv): Promise<ServerOptions> {
  const dataDir = join(home, name)
  mkdirSync(join(home, 'files'), { recursive: true })
  mkdirSync(dataDir)
  symlinkSync(join(home, 'files'), join(dataDir, 'files'))
  return { port: await freePort(), host: '127.0.0.1', dataDir, env }
}

async function run(
  script: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const { code, output } = await command('node', [join(ROOT, script), ...args], { cwd, env })
  if (code !== 0) throw new Error(`${script} exited with code ${code}:\n${output}`)
  return output
}

/** As the one-shot containers do it: each team with a token of its own. */
async function deployRemotes(home: string, url: string): Promise<string[]> {
  const tokens = join(home, 'tokens')
  await run('deploy/teams/make-tokens.ts', [], ROOT, {
    PLATFORM_URL: url,
    SUPER_EMAIL: 'super@oncall.test',
    SUPER_PASSWORD: 'Training2025!',
    TOKEN_DIR: tokens,
  })
  return Promise.all(
    REMOTES.map((remote) =>
      run('remote-kit/src/cli.ts', ['deploy', '--dist', 'dist', '--wait', '60'], join(ROOT, remote), {
        PLATFORM_URL: url,
        PLATFORM_TOKEN: readFileSync(join(tokens, remote.replace('remote-', '')), 'utf8'),
      }),
    ),
  )
}

/** docker-compose.yml as plain processes: both replicas start at the same moment, on an empty database. */
export async function startTopology(): Promise<Topology> {
  const home = mkdtempSync(join(tmpdir(), 'platform-topology-'))
  const stops: (() => Promise<void>)[] = [async () => rmSync(home, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of stops.reverse()) await end()
  }
  const started = async <Started extends { readonly stop: () => Promise<void> }>(
    starting: Promise<Started>,
  ) => {
    const one = await starting
    stops.push(one.stop)
    return one
  }
  try {
    const postgres = await started(startPostgres())
    const { owner, login } = await createDatabase(postgres)
    const directoryPort = await freePort()
    await started(startDirectory(join(home, 'directory'), directoryPort))
    const env = {
      DATABASE_URL: login,
      DATABASE_MIGRATION_URL: owner,
      SECRET_KEYS: 'k1:a-secret-of-the-topology-test-the-same-on-both',
      SEED_DEMO: '1',
      TRUST_PROXY: '127.0.0.1',
      DIRECTORY_PRIVATE_NETWORKS: '127.0.0.0/8,::1/128',
      RELEASE_IMPORT: '',
      // Production's: nginx looks after two to three seconds whether the other replica is back.
      DRAIN_SECONDS: '5',
      // All of the test's visitors have one address.
      REQUEST_LIMIT: '1000000',
      PAGE_LIMIT: '1000000',
    }
    const places = await Promise.all([
      prepareReplica(home, 'server-1', env),
      prepareReplica(home, 'server-2', env),
    ])
    const replicas: [RunningServer, RunningServer] = await Promise.all([
      startServer(places[0]),
      startServer(places[1]),
    ])
    stops.push(async () => void (await Promise.all(replicas.map((replica) => replica.stop()))))
    const restart = async (which: 0 | 1) => {
      await replicas[which].stop()
      replicas[which] = await startServer(places[which])
    }
    const port = await freePort()
    const [one, two] = replicas.map(({ url }) => new URL(url).host.replace('localhost', '127.0.0.1'))
    await started(startNginx(join(home, 'nginx'), port, [one ?? '', two ?? '']))
    const url = `http://localhost:${port}`
    const deployed = await deployRemotes(home, url)
    return { url, replicas, restart, directoryPort, databaseUrl: owner, deployed, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
