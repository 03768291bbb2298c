import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Ask, Environment } from '../command.ts'
import { runCommand } from '../run-command.ts'

export interface Call {
  readonly method: string
  readonly path: string
  readonly token: string | undefined
  readonly body: Buffer
  readonly encoding: string | undefined
}
export type Answer = readonly [status: number, body: unknown]

/** A fake registry for each test of a file: it records the requests and returns the answers that the test set. */
export interface FakeRegistry {
  readonly calls: readonly Call[]
  /** By method and path; the last answer of a list repeats, and without a list the answer is 204. */
  readonly answers: Record<string, Answer[]>
  /** Runs the command line against the fake registry. */
  readonly platform: Platform
}

interface CommandResult {
  readonly exit: number
  readonly out: string[]
  readonly progress: string[]
}

/** What a person at the terminal provides. */
interface Person {
  readonly env?: Environment
  readonly ask?: Ask
}

type Platform = ((...args: string[]) => Promise<CommandResult>) & {
  readonly with: (person: Person, ...args: string[]) => Promise<CommandResult>
}

export function fakeRegistry(): FakeRegistry {
  const calls: Call[] = []
  const answers: Record<string, Answer[]> = {}
  let server: Server
  beforeEach(async () => {
    calls.length = 0
    for (const route of Object.keys(answers)) delete answers[route]
    server = createServer((request, response) => void answer(request, response, calls, answers))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))
  const run = (person: Person, args: readonly string[]) =>
    platform((server.address() as AddressInfo).port, args, person)
  const withoutPerson = (...args: string[]) => run({}, args)
  const withPerson = (person: Person, ...args: string[]) => run(person, args)
  return { calls, answers, platform: Object.assign(withoutPerson, { with: withPerson }) }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  calls: Call[],
  answers: FakeRegistry['answers'],
): Promise<void> {
  const path = request.url?.replace('/api/registry', '') ?? ''
  const method = request.method ?? ''
  const { authorization: token, 'content-encoding': encoding } = request.headers
  calls.push({ method, path, token, encoding, body: Buffer.concat(await request.toArray()) })
  const queue = answers[`${method} ${path}`] ?? []
  const [status, body] = (queue.length > 1 ? queue.shift() : queue[0]) ?? [204, null]
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function platform(
  port: number,
  args: readonly string[],
  { env: given, ask }: Person,
): Promise<CommandResult> {
  const out: string[] = []
  const progress: string[] = []
  const env = { PLATFORM_URL: `http://127.0.0.1:${port}`, PLATFORM_TOKEN: 'secret', ...given }
  const exit = await runCommand([...args, '--wait', '1'], env, {
    out: (line) => out.push(line),
    progress: (line) => progress.push(line),
    ask,
  })
  return { exit, out, progress }
}
