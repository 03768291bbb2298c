import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type IncomingHttpHeaders } from 'node:http2'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { testBuild, writeBuild, writeShell } from '../../testing/release-builds.ts'
import { readTls } from './tls.ts'

const PAIR = path.resolve(import.meta.dirname, '../../testing/tls')
const tls = { certFile: path.join(PAIR, 'localhost.cert.pem'), keyFile: path.join(PAIR, 'localhost.key.pem') }
const ca = readFileSync(tls.certFile)
let server: TestApp
let port: number

beforeAll(async () => {
  const config = { shellDist: writeShell(), releaseImport: [writeBuild(testBuild())], tls }
  server = await openTestApp({ config })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

async function visit(url: string) {
  const client = connect(`https://localhost:${port}`, { ca })
  const stream = client.request({ ':path': url })
  const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders]
  const body = Buffer.concat(await stream.toArray()).toString()
  client.close()
  const { 'x-request-id': id, ...head } = answer
  return { body, head: { ...head, date: 'now' }, id }
}

test('over HTTP/2 a page that was answered before has the same head, with every security header', async () => {
  const [first, ...later] = [await visit('/learner?twice'), await visit('/learner?twice')]
  expect(first.head).toMatchObject({
    ':status': 200,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  })
  for (const { head, body, id } of later) {
    expect([head, body]).toEqual([first.head, first.body])
    expect(id).not.toBe(first.id)
  }
})

test.each([
  [
    'a certificate that is not there',
    { ...tls, certFile: '/nowhere.pem' },
    'TLS_CERT /nowhere.pem cannot be read (ENOENT)',
  ],
  [
    'a key that is none',
    { ...tls, keyFile: tls.certFile },
    'are not a certificate and its key in PEM format',
  ],
])('it does not start with %s, and says so in one sentence', (_, files, sentence) => {
  expect(() => readTls(files)).toThrow(sentence)
  expect(() => readTls(files)).toThrow(/^Cannot start: [^\n]+\.$/)
})
