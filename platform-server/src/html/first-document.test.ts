import { createLog } from '../lib/log.ts'
import { LocalSandbox } from '../lib/sandbox/local-sandbox.ts'
import { RenderFault } from '../lib/sandbox/render-fault.ts'
import type { Sandbox } from '../lib/sandbox/sandbox.ts'
import { testBuild, writeBuild, writeShell } from '../testing/release-builds.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const SHELL = `exports.shared = {}
exports.renderPage = async ({ remote }) => {
  if (remote === null) return { kind: 'page', html: '<h1>shell</h1>' }
  return { kind: 'page', html: '<h1>rendered</h1>' }
}`
let opened: TestApp | null = null
afterEach(async () => {
  await opened?.close()
  opened = null
})

/** A server whose rendering processes are as slow as `gate` once it has been built. */
async function openSlow({ firstPagesLimitMs = 60_000 } = {}) {
  const lines: string[] = []
  const log = createLog({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const gate = Promise.withResolvers<void>()
  const local = new LocalSandbox({ log })
  let isSlow = false
  const sandbox: Sandbox = {
    render: async (...args) => {
      if (isSlow) await gate.promise
      return local.render(...args)
    },
    close: () => local.close(),
  }
  const build = testBuild({ id: 'public', paths: ['/news'], server: 'exports.remote = {}' })
  opened = await openTestApp({
    config: { shellDist: writeShell('2.0.0', SHELL), releaseImport: [writeBuild(build)] },
    services: { log },
    replacements: { sandbox, firstPagesLimitMs },
  })
  isSlow = true
  const { app } = opened
  await app.ready()
  const ask = async (url: string) => {
    const { statusCode, body, headers } = await app.inject(url)
    return { status: statusCode, isRendered: body.includes('<h1>rendered</h1>'), body, headers }
  }
  return { ask, open: gate.resolve, fail: gate.reject, lines }
}

type Ask = Awaited<ReturnType<typeof openSlow>>['ask']

/** However long the machine takes for it. */
async function untilReady(ask: Ask): Promise<void> {
  while ((await ask('/readyz')).status !== 200) await new Promise((resolve) => setImmediate(resolve))
}

it('is not ready before its first pages are rendered, and answers calls meanwhile', async () => {
  const { ask, open } = await openSlow()
  const waiting = await ask('/readyz')
  expect(waiting.status).toBe(503)
  expect(waiting.body).toContain('The first pages are still being rendered.')
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/api/tenant/config')).status).toBe(200)
  open()
  await untilReady(ask)
  expect(await ask('/news')).toMatchObject({ status: 200, isRendered: true })
})

it('renders the very first document, although its process had not started when it was requested', async () => {
  const { ask, open } = await openSlow()
  const first = ask('/news')
  expect((await ask('/readyz')).status).toBe(503)
  open()
  const { status, isRendered, headers } = await first
  expect({ status, isRendered }).toEqual({ status: 200, isRendered: true })
  expect(headers['x-accel-expires']).toBe('10')
})

it('is ready once a first page failed, and logs which and why', async () => {
  const { ask, fail, lines } = await openSlow()
  fail(new RenderFault('crash', 'the process ended'))
  await untilReady(ask)
  const failures = lines.filter((line) => line.includes('a first page could not be rendered'))
  expect(failures.join('')).toMatch(/the process ended.*"remote":"public","path":"\/news"/)
  const page = await ask('/news')
  expect(page).toMatchObject({ status: 200, isRendered: false })
  expect(page.headers['cache-control']).toBe('private, no-cache')
})

it('is ready after the limit, logs what it did not wait for, and forbids caches for what it could not render', async () => {
  const { ask, open, lines } = await openSlow({ firstPagesLimitMs: 1 })
  await untilReady(ask)
  expect(lines.join('')).toMatch(/"remote":"public","path":"\/news".*the server starts without them/)
  const late = await ask('/news')
  expect(late).toMatchObject({ status: 200, isRendered: false })
  expect(late.headers).toMatchObject({ 'cache-control': 'private, no-cache' })
  expect(late.headers).not.toHaveProperty('x-accel-expires')
  expect(late.headers).not.toHaveProperty('cdn-cache-control')
  open()
  while (!(await ask('/news')).isRendered) await new Promise((resolve) => setImmediate(resolve))
})
