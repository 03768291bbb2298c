import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { connect, type IncomingHttpHeaders } from 'node:http2'
import { request, type RequestOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { readTls } from '../app/tls.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { testBuild, writeBuild, writeShell } from '../testing/release-builds.ts'
import { earlyHints } from './early-hints.ts'

const PAIR = path.resolve(import.meta.dirname, '../testing/tls')
const tls = { certFile: path.join(PAIR, 'localhost.cert.pem'), keyFile: path.join(PAIR, 'localhost.key.pem') }
const ca = readFileSync(tls.certFile)
const build = testBuild()
let server: TestApp
let port: number

beforeAll(async () => {
  server = await openTestApp({ config: { shellDist: writeShell(), releaseImport: [writeBuild(build)], tls } })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

/** What a page is announced with, and what it is, over HTTP/2. */
async function visit(url: string) {
  const client = connect(`https://localhost:${port}`, { ca })
  const stream = client.request({ ':path': url })
  const hinted: IncomingHttpHeaders[] = []
  stream.on('headers', (headers) => hinted.push(headers))
  const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders]
  const body = Buffer.concat(await stream.toArray()).toString()
  client.close()
  const { 'x-request-id': id, ...head } = answer
  return { hinted, status: Number(answer[':status']), body, head: { ...head, date: 'now' }, id }
}

async function visitOldWay(options: RequestOptions): Promise<{ hinted: string[]; status: number }> {
  const asked = request({ host: 'localhost', port, path: '/learner', ca, agent: false, ...options }).end()
  const hinted: string[] = []
  asked.on('information', ({ headers }) => hinted.push(String(headers.link)))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  return { hinted, status: answer.statusCode ?? 0 }
}

test('a page is announced over HTTP/2 with what its first paint waits for, each time, as its document links it', async () => {
  for (const round of ['made', 'kept']) {
    const { hinted, status, body } = await visit('/learner')
    expect([round, status, hinted.map((headers) => headers[':status'])]).toEqual([round, 200, [103]])
    const link = String(hinted[0]?.link)
    const base = `/releases/learner/${build.ref}`
    for (const url of [`${base}/entry.js`, `${base}/page.css`, '/shell/main.css', '/shell/main.js'])
      expect(link).toContain(`<${url}>; rel=preload`)
    for (const [, url, integrity] of link.matchAll(/<([^>]+)>[^,]*integrity=([^,;]+)/g))
      expect(body).toMatch(new RegExp(`"${url}" integrity="${integrity?.replace(/[+/]/g, '\\$&')}"`))
  }
})

test('over HTTP/2 too, a page that was answered before has the same head', async () => {
  const [first, ...later] = [await visit('/learner?twice'), await visit('/learner?twice')]
  for (const { head, body, id } of later) {
    expect([head, body]).toEqual([first.head, first.body])
    expect(id).not.toBe(first.id)
  }
})

test('over HTTP/1.1 only a proxy that asks for it is told', async () => {
  expect(await visitOldWay({})).toEqual({ hinted: [], status: 200 })
  const { hinted } = await visitOldWay({ headers: { 'x-early-hints': '1' } })
  expect(hinted).toEqual([expect.stringContaining('</shell/main.js>; rel=preload; as=script')])
})

test('no announcement of a rendered page takes the line from its text', () => {
  const file = (url: string) => ({ url, integrity: null })
  const parts = { preloads: [file('/a.js')], styles: [file('/a.css')], scripts: [] }
  expect(earlyHints(parts, true)).toEqual([])
  expect(earlyHints(parts, false)).toHaveLength(2)
})

test.each([
  [
    'a certificate that is not there',
    { ...tls, certFile: '/nowhere.pem' },
    'TLS_CERT /nowhere.pem cannot be read (ENOENT)',
  ],
  ['a key that is none', { ...tls, keyFile: tls.certFile }, 'are no certificate and its key in PEM'],
])('it does not start with %s, and says so in one sentence', (_, files, sentence) => {
  expect(() => readTls(files)).toThrow(sentence)
  expect(() => readTls(files)).toThrow(/^Cannot start: [^\n]+\.$/)
})
