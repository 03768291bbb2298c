import { once } from 'node:events'
import { chmodSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { dataDirectories } from '../testing/databases/data-directory.ts'
import { refusalOf, startServer } from '../testing/server-process.ts'

jest.setTimeout(120_000)

let directories: Awaited<ReturnType<typeof dataDirectories>>
let dataDir: string
beforeAll(async () => {
  directories = await dataDirectories()
})
beforeEach(() => {
  dataDir = directories.make()
})
afterAll(() => directories.removeAll())

const stops = (sentence: RegExp) => ({ code: 1, stderr: expect.stringMatching(sentence) })

describe('does not start, and says why in one line,', () => {
  it('with a bad environment', async () => {
    expect(await refusalOf({ DATA_DIR: dataDir, PORT: 'http' })).toEqual(
      stops(/^Cannot start: PORT must be a whole number from 0 to 65535\.$/),
    )
  })

  it('on a taken port, and lets go of DATA_DIR', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await refusalOf({ DATA_DIR: dataDir, PORT: String(port) })).toEqual(
      stops(
        /^Cannot listen on 127\.0\.0\.1:\d+: another process uses this port: stop it, or choose another PORT\.$/,
      ),
    )
    other.close()
    const server = await startServer({ DATA_DIR: dataDir, PORT: String(port) })
    expect(await server.stop('SIGTERM')).toBe(0)
  })

  it('on a DATA_DIR that another server uses, which goes on undisturbed', async () => {
    const first = await startServer({ DATA_DIR: dataDir })
    expect(await refusalOf({ DATA_DIR: dataDir })).toEqual(
      stops(/^DATA_DIR .* is in use by process \d+ on [^\n]+\.$/),
    )
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    await first.stop('SIGTERM')
  })

  it('on a DATA_DIR that is no directory', async () => {
    const file = path.join(dataDir, 'a-file')
    writeFileSync(file, '')
    expect(await refusalOf({ DATA_DIR: file })).toEqual(
      stops(/^DATA_DIR .* cannot be used \(EEXIST\)[^\n]+\.$/),
    )
  })

  it('on a database that does not answer', async () => {
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://app@127.0.0.1:1/platform',
      SECRET_KEYS: 'k1:a-secret-of-this-test-0123456789-0123456789',
    }
    const refusal = await refusalOf(env)
    expect(refusal).toEqual(stops(/^The database at 127\.0\.0\.1:1\/platform cannot be used: [^\n]+\.$/))
  })
})

it('stops with clients connected, and does not wait for the rest of a request', async () => {
  const server = await startServer({ DATA_DIR: dataDir })
  const agent = new Agent({ keepAlive: true })
  const idle = get(`${server.url}/healthz`, { agent })
  const [answer] = await once(idle, 'response')
  answer.resume()
  const unfinished = connect(Number(new URL(server.url).port), '127.0.0.1')
  unfinished.on('error', () => undefined)
  unfinished.write('POST /api/modules/IC0110/practice HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n')
  unfinished.write('content-type: application/json\r\n\r\n{"answers"')
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  // The request never ends by itself.
  expect(await server.stop('SIGTERM')).toBe(0)
  agent.destroy()
  unfinished.destroy()
})

it('closes DATA_DIR and what it writes there to other users of the machine', async () => {
  chmodSync(dataDir, 0o755)
  const server = await startServer({ DATA_DIR: dataDir })
  await server.stop('SIGTERM')
  // PGlite makes some files with modes of its own: the folder that holds them is closed.
  const names = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
  const ours = ['.', ...names.filter((name) => !name.startsWith(`database${path.sep}`))]
  const open = ours.filter((name) => (statSync(path.join(dataDir, name)).mode & 0o077) !== 0)
  expect(open).toEqual([])
})

it('goes on with the secret of a DATA_DIR from before keys had ids', async () => {
  writeFileSync(path.join(dataDir, 'jwt-secret'), 'a-secret-of-this-test-0123456789-0123456789')
  const server = await startServer({ DATA_DIR: dataDir })
  await server.stop('SIGTERM')
  expect(readFileSync(path.join(dataDir, 'keys'), 'utf8')).toBe(
    'k1:a-secret-of-this-test-0123456789-0123456789\n',
  )
})
