import { createServer, type Server } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PageRendering } from '@platform/shared-contracts/http'
import type { FastifyInstance } from 'fastify'
import { createLog } from '../../log.ts'
import { LocalSandbox } from '../local-sandbox.ts'
import { releaseBundle } from '../sandbox.ts'
import { RemoteSandbox } from './remote-sandbox.ts'
import { sandboxService } from './sandbox-service.ts'

const shell = `exports.shared = {}
exports.renderPage = async (question, remote) => remote.render(question)`
const source = `exports.remote = { render: ({ url }) => {
  if (url === '/throws') throw new Error('broken page')
  if (url === '/hangs') for (;;);
  return { kind: 'page', html: url }
} }`
const bundle = releaseBundle(shell, { source, name: 'public 1.0.0', base: '/releases/public/1.0.0/' })
const questionAt = (url: string) => ({
  ...{ boot: {}, language: 'en', hostname: 'localhost', url, remote: 'public', route: url, answers: {} },
})
const headers = { 'x-client': '3f6f2d0e-52d5-4c54-9d0f-6a1d6c1f0a11' }
const folder = mkdtempSync(path.join(tmpdir(), 'renderer-'))
const socket = path.join(folder, 'renderer.sock')
const log = createLog({ level: 'silent' })
const remote = new RemoteSandbox(socket)
let service: FastifyInstance

async function startService(): Promise<void> {
  service = sandboxService(new LocalSandbox({ log }), log)
  await service.listen({ path: socket })
}

beforeAll(startService)
afterAll(async () => {
  await remote.close()
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

test('it renders over the socket, and is given the code when it does not have it', async () => {
  const page = { kind: 'page', html: '/a – naïve ✓' }
  expect(await remote.render(bundle, questionAt(page.html))).toEqual(page)
  await service.close()
  await startService()
  expect(await remote.render(bundle, questionAt(page.html))).toEqual(page)
})

test.each([
  ['throws', '/throws', 'threw', /broken page/],
  ['hangs', '/hangs', 'late', /no response/],
])('a page that %s is the same fault as without the service', async (_, url, kind, message) => {
  await remote.render(bundle, questionAt('/'))
  await expect(remote.render(bundle, questionAt(url))).rejects.toMatchObject({
    kind,
    message: expect.stringMatching(message) as string,
  })
})

test.each([
  ['had no turn in time', { pages: 2, maxWaitMs: 1 }],
  ['is one more than may wait', { pages: 21, maxWaitMs: 60_000 }],
])('a page that %s is answered with the fault `busy`', async (_, { pages, maxWaitMs }) => {
  const gate = Promise.withResolvers<PageRendering>()
  const slow = { render: () => gate.promise, close: async () => undefined }
  const busy = sandboxService(slow, log, { maxWaitMs })
  const url = `/bundles/${bundle.id}`
  const { shell: shellCode, remote: remoteCode } = bundle
  await busy.inject({ method: 'PUT', url, payload: { shell: shellCode, remote: remoteCode }, headers })
  const ask = async () => {
    const payload = { question: questionAt('/') }
    return (await busy.inject({ method: 'POST', url: `${url}/pages`, payload, headers })).json<object>()
  }
  const answers = Array.from({ length: pages }, ask)
  expect(await Promise.race(answers)).toMatchObject({ fault: { kind: 'busy' } })
  gate.resolve({ kind: 'page', html: 'done' })
  expect(await Promise.all(answers)).toContainEqual({ rendering: { kind: 'page', html: 'done' } })
  await busy.close()
})

describe('the service refuses', () => {
  const put = (id: string, payload: object) =>
    service.inject({ method: 'PUT', url: `/bundles/${id}`, payload, headers })
  const ask = (payload: object, given: Record<string, string> = headers) =>
    service.inject({ method: 'POST', url: `/bundles/${bundle.id}/pages`, payload, headers: given })

  test('code under the id of other code', async () => {
    expect((await put(bundle.id, { shell: 'void 0', remote: null })).statusCode).toBe(422)
  })

  test.each([
    ['code in another shape', () => put(bundle.id, { shell, remote: { source } })],
    ['an id that is no hash', () => put('not-a-hash', { shell, remote: null })],
    ['data beside the question', () => ask({ question: { ...questionAt('/'), session: 'a secret' } })],
    ['a time limit beyond its own', () => ask({ question: questionAt('/'), limitMs: 3_600_000 })],
    ['a server without a name', () => ask({ question: questionAt('/') }, {})],
    [
      'what is no JSON',
      () => ask(Buffer.from('{') as object, { ...headers, 'content-type': 'application/json' }),
    ],
  ])('%s', async (_, call) => {
    expect((await call()).statusCode).toBe(400)
  })

  test('a message that is too long', async () => {
    const { statusCode } = await put(bundle.id, { shell: 'x'.repeat(33 * 1024 * 1024), remote: null })
    expect(statusCode).toBe(413)
  })
})

describe('a service that', () => {
  const otherSocket = path.join(folder, 'other.sock')
  const other = new RemoteSandbox(otherSocket)
  let broken: Server | null = null
  afterEach(() => broken?.close())

  async function answering(text: string | null): Promise<void> {
    broken = createServer((connection) => {
      connection.on('error', () => undefined)
      if (text !== null) connection.once('data', () => connection.end(text))
    })
    await new Promise<void>((resolve) => broken?.listen(otherSocket, resolve))
  }
  const http = (status: string, body: string) =>
    `HTTP/1.1 ${status}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

  test.each([
    ['is not there', null, /ENOENT/],
    ['fails', http('500 Oops', ''), /it responded with 500/],
    [
      'answers in another shape',
      http('200 OK', '{"rendering":{"kind":"page","html":7}}'),
      /does not match the schema/,
    ],
    ['answers no JSON', http('200 OK', '<html>'), /does not match the schema/],
    ['answers without an end', http('200 OK', 'x'.repeat(17 * 1024 * 1024)), /too long/],
    ['breaks off', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{', /aborted/],
  ])('%s is a fault of its own', async (_, text, message) => {
    if (text !== null) await answering(text)
    await expect(other.render(bundle, questionAt('/'))).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringMatching(message) as string,
    })
  })

  test('stands still is not waited for', async () => {
    await answering(null)
    const impatient = new RemoteSandbox(otherSocket, { checkEveryMs: 10, checkLimitMs: 10 })
    await expect(impatient.render(bundle, questionAt('/'))).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('has not responded') as string,
    })
  })
})
