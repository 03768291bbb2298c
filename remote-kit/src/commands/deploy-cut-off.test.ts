import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startConformance } from '../lib/conformance/run-conformance.ts'
import { buildFixture } from '../lib/testing/build-fixture.ts'
import { runCommand } from './run-command.ts'

jest.mock('../lib/conformance/run-conformance.ts', () => ({ startConformance: jest.fn() }))

/** A minimal registry with the platform's guarantee: it accepts a whole release or nothing. */
let staged: Set<string>
let stable: string
let requests: number
let cut: { readonly at: number; readonly when: 'before' | 'after' } | null
let server: Server

beforeEach(async () => {
  jest.mocked(startConformance).mockReturnValue({
    run: async () => ({ findings: [], notes: [], outcomes: [], pages: 1 }),
    end: () => undefined,
  })
  staged = new Set()
  stable = '1.1.0-aaaaaaaaaaaa'
  requests = 0
  cut = null
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const at = (requests += 1)
  if (cut?.at === at && cut.when === 'before') return void request.socket.destroy()
  const [status, body] = answerTo(request, await bytesOf(request))
  if (cut?.at === at) return void request.socket.destroy()
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

interface Sent {
  readonly manifest: {
    readonly version: string
    readonly hash: string
    readonly assets: readonly { readonly file: string; readonly integrity: string }[]
  }
}

function answerTo({ method, url = '' }: IncomingMessage, body: Buffer): readonly [number, unknown] {
  if (method === 'PUT') {
    staged.add(url.split('/').at(-1) ?? '')
    return [204, null]
  }
  const { manifest } = JSON.parse(body.toString('utf8')) as Sent
  const missing = manifest.assets
    .filter(({ integrity }) => !staged.has(digestOf(integrity)))
    .map(({ file }) => file)
  const release = `${manifest.version}-${manifest.hash}`
  if (url.endsWith('/uploads')) return [200, { release, missing }]
  if (missing.length > 0) return [422, { message: 'The release is incomplete.', code: 'files' }]
  const previous = stable
  stable = release
  return [201, { remote: 'learner', release, previous, moved: previous !== release }]
}

const digestOf = (integrity: string) =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

async function deploy(folder: string): Promise<number> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const quiet = { out: () => undefined, progress: () => undefined }
  return runCommand(['deploy', '--dist', folder, '--to', url, '--wait', '0'], {}, quiet)
}

// One question, three files, one release.
const REQUESTS = [1, 2, 3, 4, 5]

test.each(REQUESTS)(
  'leaves the old release in place when the connection fails before request %i, and resumes later',
  async (at) => {
    const { folder, manifest } = await buildFixture()
    cut = { at, when: 'before' }
    expect(await deploy(folder)).toBe(3)
    expect(stable).toBe('1.1.0-aaaaaaaaaaaa')
    cut = null
    expect(await deploy(folder)).toBe(0)
    expect(stable).toBe(`${manifest.version}-${manifest.hash}`)
  },
)

test.each(REQUESTS)('registers all or nothing when response %i is lost, and can be run again', async (at) => {
  const { folder, manifest } = await buildFixture()
  cut = { at, when: 'after' }
  expect(await deploy(folder)).toBe(3)
  expect(stable).toBe(at === REQUESTS.length ? `${manifest.version}-${manifest.hash}` : '1.1.0-aaaaaaaaaaaa')
  cut = null
  const before = requests
  expect(await deploy(folder)).toBe(0)
  expect(stable).toBe(`${manifest.version}-${manifest.hash}`)
  // What has arrived is not sent again.
  expect(requests - before).toBeLessThanOrEqual(REQUESTS.length)
})
