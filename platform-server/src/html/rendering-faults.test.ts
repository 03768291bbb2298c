import { failureReports } from '../lib/data/schema/reports.ts'
import { deploy, testBuild, writeShell } from '../testing/release-builds.ts'
import { eventually } from '../testing/eventually.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

const boss = as({ role: 'super_admin', isOperator: true })
/** A shell of two lines: it lets the remote render. */
const SHELL = `exports.shared = {}
exports.renderPage = async (question, remote) => remote.render(question)`
/** A release that was really deployed: with `?harm`, each page but one does harm to the process that renders it. */
const RELEASE = `const harm = {
  '/throws': () => { throw new Error('broken page') },
  '/hangs': () => { for (;;); },
  '/fills': () => { const chunks = []; for (;;) chunks.push(new Array(1e5).fill('x' + chunks.length)) },
  '/ends': () => process.getBuiltinModule('node:process').exit(1),
  '/strays': () => { setTimeout(() => { throw new Error('stray timer') }, 1) },
}
exports.remote = { render: ({ url }) => { if (url.endsWith('?harm')) harm[url.slice(0, -5)](); return { kind: 'page', html: '<h1>rendered here</h1>' } } }`
const paths = ['/well', '/throws', '/hangs', '/fills', '/ends', '/strays']
const build = testBuild({ id: 'harmful', paths, server: RELEASE })
let server: TestApp

beforeAll(async () => {
  server = await openTestApp({
    authenticate: byTestHeader,
    config: { shellDist: writeShell('2.0.0', SHELL) },
  })
  const deployed = await deploy(server.app, boss, build)
  if (deployed.statusCode >= 300) throw new Error(deployed.body)
})
afterAll(() => server.close())

const get = async (url: string) => {
  const { statusCode, body } = await server.app.inject(url)
  return {
    status: statusCode,
    isRendered: body.includes('rendered here'),
    isBootable: body.includes('id="boot"'),
  }
}
const reported = () =>
  server.services.database.withTenant(1, (tx) =>
    tx
      .select({ path: failureReports.path, release: failureReports.release, message: failureReports.message })
      .from(failureReports),
  )
const RENDERED = { status: 200, isRendered: true, isBootable: true }

test.each([
  ['throws', '/throws', 'threw'],
  ['never ends', '/hangs', 'late'],
  ['fills the memory', '/fills', 'late|crash'],
  ['reaches for its process', '/ends', 'threw'],
])(
  'a visitor gets the page of a release that %s, it is reported, and the next page is right',
  async (_, path, kind) => {
    expect(await get(`${path}?harm`)).toEqual({ ...RENDERED, isRendered: false })
    await eventually(async () => {
      const report = (await reported()).find((one) => one.path === path)
      expect(report?.release).toBe(build.ref)
      expect(report?.message).toMatch(new RegExp(`^Not rendered on the server \\((${kind})\\)`))
    })
    // On a busy machine another process may start later than a visitor waits. Each try is an address of its own: a page that was not
    // rendered is stored for a few seconds.
    let tries = 0
    await eventually(async () => {
      tries += 1
      expect(await get(`/well?after=${path.slice(1)}&try=${tries}`)).toEqual(RENDERED)
    })
  },
)

test('a timer that a page leaves behind costs neither it nor the next one', async () => {
  expect(await get('/strays?harm')).toEqual(RENDERED)
  expect(await get('/well?after=strays')).toEqual(RENDERED)
})
