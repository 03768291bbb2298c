import { resolve } from 'node:path'
import { buildChanged } from './builds.ts'
import { endCommands } from './command.ts'
import { readable } from './log-line.ts'
import { ROOT } from './paths.ts'
import { say, seconds, step } from './progress.ts'
import { isPortFree, ServerRefused, startServer, type RunningServer } from './server.ts'

const started = Date.now()

/** A reason to give up that needs no stack. */
class StartupError extends Error {}

function portFromEnvironment(): number {
  const text = process.env.PORT ?? '8080'
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartupError(`PORT is "${text}", but must be a number from 1 to 65535.`)
  return port
}

function addresses(port: number, dataDir: string): string {
  const isDemo = !process.env.DATABASE_URL || process.env.SEED_DEMO === '1'
  const accounts = `
  Demo accounts, password Training2025!
    super@oncall.test        super admin
    admin@oncall.test        admin
    subscriber@oncall.test   subscriber
    learner@oncall.test      learner without a subscription
    partner@oncall.test      professional partner
    manager@oncall.test      manager of a company of 60
    safety@oncall.test       manager of a company of 240
    The second tenant has the same accounts at trinova.test.
`
  return `
  Ready in ${seconds(started)}

    OnCall Safety            http://localhost:${port}
    Trinova Safety Academy   http://trinova.localhost:${port}
    API                      http://localhost:${port}/api/docs
${isDemo ? accounts : ''}
  Data, mail and the server's log are in ${dataDir}. Press Ctrl-C to stop.
`
}

async function serve(port: number, dataDir: string): Promise<RunningServer> {
  let isReady = false
  const server = await step('starting the server', () =>
    startServer({
      port,
      host: process.env.HOST,
      dataDir,
      onLine: (line) => {
        const text = isReady ? readable(line) : null
        if (text) say(`  ${text}`)
      },
    }),
  )
  isReady = true
  return server
}

function stopOnSignal(server: RunningServer): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    say('\n  … stopping')
    void server.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, stop)
  void server.ended.then((how) => {
    say(isStopping ? '  ✓ stopped' : `\n  The server ${how}.`)
    process.exit(isStopping ? 0 : 1)
  })
}

async function main(): Promise<void> {
  const port = portFromEnvironment()
  const dataDir = resolve(ROOT, process.env.DATA_DIR ?? '.data')
  if (!(await isPortFree(port, process.env.HOST ?? '0.0.0.0')))
    throw new StartupError(
      `Port ${port} is in use by another program. Choose another: PORT=${port + 1} npm start`,
    )
  await buildChanged()
  const server = await serve(port, dataDir)
  stopOnSignal(server)
  console.log(addresses(port, dataDir))
}

function giveUp(error: unknown): void {
  if (error instanceof ServerRefused)
    console.error(`\n${error.lines.map((line) => readable(line)).join('\n')}\n`)
  else
    console.error(`\n  ${error instanceof StartupError ? error.message : String((error as Error).message)}\n`)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.once(signal, () => {
    endCommands()
    if (process.listenerCount(signal) === 0) process.exit(130)
  })
await main().catch(giveUp)
