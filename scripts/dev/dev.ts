import { join, resolve } from 'node:path'
import { buildChanged } from '../run/builds.ts'
import { endCommands } from '../run/command.ts'
import { packagesToServe } from './packages-to-serve.ts'
import { firstBuild, startDevServer, type DevServer } from './dev-server.ts'
import { developmentShell } from './dev-shell.ts'
import { readable } from '../run/log-line.ts'
import { BUILT_PACKAGES, REMOTES, ROOT, type BuiltPackage } from '../run/paths.ts'
import { say, seconds, step } from '../run/progress.ts'
import { isPortFree, startServer, type RunningServer } from '../run/server.ts'

const SHELL = 'host-shell'
const LOOPBACK = '127.0.0.1'
const started = Date.now()
const port = Number(process.env.PORT ?? 8080)
const firstDevPort = Number(process.env.DEV_PORT ?? 3000)
const devServers: DevServer[] = []
/** The gallery is not part of the product, so nothing waits for it. */
let gallery: DevServer | null = null

async function portOf(packageName: BuiltPackage | 'shared-ui'): Promise<number> {
  const at = packageName === 'shared-ui' ? BUILT_PACKAGES.length : BUILT_PACKAGES.indexOf(packageName)
  const devPort = firstDevPort + at
  if (await isPortFree(devPort, LOOPBACK)) return devPort
  throw new Error(
    `Port ${devPort} for ${packageName} is in use. Choose other ports: DEV_PORT=${firstDevPort + 100} npm run dev`,
  )
}

async function servePackages(packages: readonly BuiltPackage[]): Promise<void> {
  for (const packageName of packages)
    devServers.push(
      startDevServer({ name: packageName, folder: join(ROOT, packageName) }, await portOf(packageName)),
    )
  for (const server of devServers) {
    server.process.on('exit', () => void stop(1))
    const manifest = server.name === SHELL ? 'shell.json' : 'release.json'
    await step(`building ${server.name} for ${server.url}`, () => firstBuild(server, manifest))
  }
}

/** Which parts the server takes from builds, and which from development servers. */
async function environment(served: readonly BuiltPackage[]): Promise<NodeJS.ProcessEnv> {
  const built = REMOTES.filter((packageName) => !served.includes(packageName))
  await buildChanged(built)
  const remotes = devServers.filter(({ name }) => name !== SHELL)
  const shell = devServers.find(({ name }) => name === SHELL)
  return {
    RELEASE_IMPORT: built.map((packageName) => join(ROOT, packageName, 'dist')).join(','),
    DEV_REMOTES: remotes.map(({ name, url }) => `${name.replace('remote-', '')}=${url}`).join(','),
    ...(shell ? { DEV_SHELL: shell.url, SHELL_DIST: '' } : { SHELL_DIST: await developmentShell() }),
  }
}

async function serve(env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const dataDir = resolve(ROOT, process.env.DATA_DIR ?? '.data')
  const onLine = (line: string) => {
    const text = readable(line)
    if (text) say(`  server: ${text}`)
  }
  const options = { port, host: LOOPBACK, dataDir, env, onLine, isWatched: true }
  return step('starting the server', () => startServer(options))
}

let server: RunningServer | null = null
let isStopping = false

async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  endCommands()
  for (const { process: child } of devServers) child.kill('SIGTERM')
  gallery?.process.kill('SIGTERM')
  await server?.stop()
  process.exit(code)
}

async function main(): Promise<void> {
  const packages = packagesToServe(process.argv.slice(2), BUILT_PACKAGES)
  if (!(await isPortFree(port, LOOPBACK)))
    throw new Error(`Port ${port} is in use by another program. Choose another: PORT=${port + 1} npm run dev`)
  await servePackages(packages)
  server = await serve(await environment(packages))
  if (packages.length === BUILT_PACKAGES.length)
    gallery = startDevServer(
      { name: 'shared-ui', folder: join(ROOT, 'shared-ui') },
      await portOf('shared-ui'),
    )
  void server.ended.then((how) => {
    if (!isStopping) say(`  The server ${how}.`)
    void stop(1)
  })
  console.log(`
  Ready in ${seconds(started)}, with hot reload of ${packages.join(', ')} and of the server

    OnCall Safety            ${server.url}
    Trinova Safety Academy   http://trinova.localhost:${port}${gallery ? `\n    Component gallery        ${gallery.url}` : ''}
`)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(signal, () => void stop(0))
await main().catch((error: unknown) => {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`)
  return stop(1)
})
