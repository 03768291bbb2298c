import { once } from 'node:events'
import { createServer } from 'node:net'
import type { DevelopmentServer } from '../lib/bundlers/bundler.ts'
import { bundlerIn } from '../lib/bundlers/bundler-in.ts'
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
  summary: 'Run this remote while you edit it: alone on fakes, or inside a running platform',
  details: [
    'Without --into, its pages run on a page of the kit with switches for tenant, session, language and API.',
    "With --into, they run in the deployed shell, in one super admin's browser session only: open the printed URL and",
    'confirm. No other user sees them. Ctrl-C stops the command and restores the released remote.',
    'An edit preserves state in a development shell and reloads the page in a production one. Both need a platform on this',
    'machine. Elsewhere only files with the confirmed hashes run, so confirm again after each change.',
  ],
  flags: ['into', 'port'],
  async run(input) {
    const { into, port } = input.flags
    if (into !== undefined && !URL.canParse(into))
      throw new UsageError(`--into "${into}" is not a URL. Use a form such as https://training.example.`)
    return serve(input, port === undefined ? {} : { port: portFrom(port) })
  },
}

async function serve(input: CommandInput, port: { readonly port?: number }): Promise<CommandOutput> {
  const { progress, stopped, flags } = input
  const into = flags.into?.replace(/\/+$/, '') ?? null
  const { serveRemote } = await bundlerIn('.')
  const end = stopped()
  const server = await serveRemote('.', { ...port, into, progress, end, requirePort })
  const url = `http://localhost:${server.port}/`
  const lines = into === null ? [`${url} runs this remote alone.`] : intoLines(into, url)
  for (const line of [...lines, 'Press Ctrl-C to stop.']) progress(line)
  await end
  const ended = into === null ? 'Stopped.' : await removeOverride(server, input, url)
  await server.stop()
  return { json: { url, into, ended }, lines: [ended], exit: EXIT.done }
}

/** Ends the override on the platform, then reloads open pages: they get the released remote. */
async function removeOverride(server: DevelopmentServer, input: CommandInput, url: string): Promise<string> {
  const ended = await endOverride(input, url)
  server.reloadPages()
  return ended
}

function intoLines(into: string, url: string): readonly string[] {
  return [
    `${url} serves this remote. To see it inside the platform, as a super admin:`,
    `  1. open ${into}/#platform-panel=${url}`,
    '  2. press "Use this build" in the panel that opens',
  ]
}

function portFrom(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError('--port must be a number from 1 to 65535.')
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
    throw new RefusalError(`Port ${port} is in use. Choose another with --port.`)
  } finally {
    probe.close()
  }
}
