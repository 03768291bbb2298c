import { once } from 'node:events'
import { createServer } from 'node:net'
import webpack, { type Configuration, type Stats } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { readConfig } from '../lib/webpack-run.ts'
import {
  type Command,
  type CommandInput,
  type CommandOutput,
  EXIT,
  RefusalError,
  UsageError,
} from './command.ts'
import { endOverride } from './end-override.ts'

export const dev: Command = {
  usage: 'dev [--port PORT] | dev --into URL [--port PORT]',
  summary: 'Run this remote while you edit it: by itself on fakes, or inside a running platform',
  details: [
    'Without --into its pages open on a page of the kit, with a switch for tenant, session, language and API.',
    '--into shows it in the deployed shell instead, for the browser session of a super admin only: open the address that',
    'is printed, and confirm. Nobody else sees it. Ctrl-C ends it and gives the released remote back.',
    'An edit keeps state in a shell that runs in development, and reloads the page in any other. Both need a platform on this',
    'machine; elsewhere the hashes that the build named hold, so a changed build has to be taken again.',
  ],
  flags: ['into', 'port'],
  async run(input) {
    const { into, port } = input.flags
    const isAlone = into === undefined
    if (!isAlone && !URL.canParse(into)) throw new UsageError(`--into "${into}" is no address of a platform.`)
    const wish = port === undefined ? {} : { port: portFrom(port) }
    const config = await readConfig('.', { mode: 'development', isAlone, ...wish })
    return serve(config, input)
  },
}

async function serve(config: Configuration, input: CommandInput): Promise<CommandOutput> {
  const { progress, stopped, flags } = input
  const port = Number(config.devServer?.port)
  await requirePort(port)
  const url = `http://localhost:${port}/`
  const into = flags.into?.replace(/\/+$/, '') ?? null
  const end = stopped()
  const server = await startServer(config, progress, end)
  const lines = into === null ? [`${url} shows this remote by itself.`] : intoLines(into, url)
  for (const line of [...lines, 'Ctrl-C ends it.']) progress(line)
  await end
  const ended = into === null ? 'Ended.' : await giveBack(server, input, url)
  await server.stop()
  return { json: { url, into, ended }, lines: [ended], exit: EXIT.done }
}

/** Tells the platform, then has open pages load themselves again: they get the released remote. */
async function giveBack(server: WebpackDevServer, input: CommandInput, url: string): Promise<string> {
  const ended = await endOverride(input, url)
  server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed')
  return ended
}

/** Started, with its first build behind it. */
async function startServer(
  config: Configuration,
  progress: CommandInput['progress'],
  end: Promise<void>,
): Promise<WebpackDevServer> {
  const compiler = webpack({ ...config, stats: 'none' })
  // Its own way to end would not wait for the platform to be told.
  const server = new WebpackDevServer({ ...config.devServer, setupExitSignals: false }, compiler)
  const isBuilt = new Promise<void>((built) =>
    compiler.hooks.done.tap('platform dev', (stats) => {
      progress(wordsOf(stats))
      built()
    }),
  )
  await server.start()
  await Promise.race([isBuilt, end])
  return server
}

function wordsOf(stats: Stats): string {
  if (stats.hasErrors()) return stats.toString({ all: false, errors: true, colors: false })
  return `built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`
}

function intoLines(into: string, url: string): readonly string[] {
  return [
    `${url} serves this remote. To see it inside the platform, as a super admin:`,
    `  1. open ${into}/#platform-panel=${url}`,
    '  2. press "Take it from there" in the panel that opens',
  ]
}

function portFrom(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError('--port takes a number up to 65535.')
  return port
}

async function requirePort(port: number): Promise<void> {
  const probe = createServer()
  try {
    probe.listen(port, '127.0.0.1')
    await Promise.race([
      once(probe, 'listening'),
      once(probe, 'error').then(([error]) => {
        throw error
      }),
    ])
  } catch {
    throw new RefusalError(`Port ${port} is taken: name another one with --port.`)
  } finally {
    probe.close()
  }
}
