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
    if (into !== undefined && !URL.canParse(into))
      throw new UsageError(`--into "${into}" is no address of a platform.`)
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
  const lines = into === null ? [`${url} shows this remote by itself.`] : intoLines(into, url)
  for (const line of [...lines, 'Ctrl-C ends it.']) progress(line)
  await end
  const ended = into === null ? 'Ended.' : await giveBack(server, input, url)
  await server.stop()
  return { json: { url, into, ended }, lines: [ended], exit: EXIT.done }
}

/** Ends the override on the platform, then reloads open pages: they get the released remote. */
async function giveBack(server: DevelopmentServer, input: CommandInput, url: string): Promise<string> {
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
