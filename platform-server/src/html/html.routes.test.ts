import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Config } from '../app/config/config.ts'
import { bootOf as readBoot } from '../testing/boot-of.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { deploy, testBuild, writeBuild, writeShell } from '../testing/release-builds.ts'

const boss = as({ role: 'super_admin', isOperator: true })
const builds = [testBuild(), testBuild({ id: 'public', paths: ['/', '/blog/:slug'] })]
let server: TestApp

beforeAll(async () => {
  const config: Partial<Config> = {
    shellDist: writeShell(),
    releaseImport: builds.map(writeBuild),
    trainingHost: 'training.test',
    secondHost: 'second.test',
  }
  server = await openTestApp({ authenticate: byTestHeader, config })
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
const bootOf = (html: string) => readBoot(server.app, html)
const change = (method: 'PUT' | 'POST' | 'DELETE', path: string, payload: object) =>
  server.app.inject({ method, url: `/api/registry/remotes/learner/${path}`, headers: boss, payload })

describe('a page', () => {
  test('it carries the boot document of its tenant, by the host', async () => {
    const [oncall, trinova] = await Promise.all([get('/'), get('/', { host: 'trinova.localhost' })])
    expect((await bootOf(oncall.body)).tenant.slug).toBe('oncall')
    expect((await bootOf(trinova.body)).tenant.slug).toBe('trinova')
    expect(oncall.body).toContain('--color-secondary:#f59e0b')
    expect(trinova.body).toContain('--color-secondary:#8fbc8f')
  })

  test('it names every remote with the release that it shall load, and why', async () => {
    const { remotes, shell, contract } = await bootOf((await get('/')).body)
    expect(remotes.map(({ id, release }) => [id, release?.base])).toEqual([
      ['learner', `/releases/learner/${builds[0]!.ref}/`],
      ['public', `/releases/public/${builds[1]!.ref}/`],
    ])
    expect(remotes[0]?.why.at(-1)).toBe(`serving ${builds[0]!.ref}`)
    expect(remotes[0]?.release?.assets).toHaveProperty(['entry.js'], builds[0]!.manifest.assets[0]!.integrity)
    expect(shell.assets).toHaveProperty(['main.js'])
    expect(contract).toBe('2.0.0')
  })

  test('it preloads exactly what this page needs', async () => {
    const preloads = async (path: string) =>
      [...(await get(path)).body.matchAll(/<link rel="preload" as="(?:script|style)" href="([^"]+)"/g)].map(
        ([, href]) => href,
      )
    const base = `/releases/learner/${builds[0]!.ref}`
    expect(await preloads('/learner')).toEqual([`${base}/entry.js`, `${base}/page.css`])
    expect(await preloads('/login')).toEqual(['/shell/login.js'])
    expect(await preloads('/nowhere')).toEqual([])
  })

  test('it asks for no file that is not there', async () => {
    const { body } = await get('/learner')
    const urls = [...body.matchAll(/(?:href|src)="(\/(?:releases|shell)\/[^"]+)"/g)].map(([, url]) => url!)
    expect(urls).toHaveLength(4)
    for (const url of urls) expect((await get(url)).statusCode).toBe(200)
  })

  test.each([
    ['localhost', '/learner', 'OnCall Safety - Pages of learner', 'http://localhost/learner'],
    ['trinova.localhost', '/', 'Trinova Safety Academy - Pages of public', 'http://trinova.localhost/'],
    [
      'second.test',
      '/osha-10-training',
      'OnCall Safety - Professional EHS &amp; OSHA Training, Consulting &amp; Safety Services',
      'http://training.test/osha-10-training',
    ],
  ])('it has the metadata of its path: %s%s', async (host, path, title, canonical) => {
    const { body } = await get(path, { host })
    expect(body).toContain(`<title>${title}</title>`)
    expect(body).toContain(`<link rel="canonical" href="${canonical}">`)
  })

  test('it allows by hash what is inline, and nothing else', async () => {
    const { headers, body } = await get('/')
    const policy = String(headers['content-security-policy'])
    // Imported courses have an origin each, which differ in their first label only.
    const frames = /frame-src http:\/\/\*\.packages\.localhost(:\d+)?;/
    expect(policy).toMatch(frames)
    expect(policy.replace(frames, '')).not.toMatch(/unsafe|\*|http:/)
    const styles = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!)
    expect(styles.length).toBeGreaterThan(0)
    for (const css of styles)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)')
  })

  test('it is sent compressed where the browser takes it, and not again while it is the same', async () => {
    const plain = await get('/')
    const packed = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding, cookie',
      'cache-control': 'no-cache',
    })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    const etag = String(packed.headers.etag)
    const again = await get('/', { 'accept-encoding': 'gzip, br', 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('it is in the language of its address', async () => {
    const spanish = await get('/es', { cookie: 'language=en' })
    const english = await get('/')
    expect(spanish.body).toContain('<html lang="es"')
    expect(english.body).toContain('<html lang="en"')
    expect(spanish.headers.etag).not.toBe(english.headers.etag)
    expect((await get('/es')).body).toBe(spanish.body)
  })

  test('a link in a Spanish email opens the page in Spanish, unless a language was chosen before', async () => {
    const follow = async (url: string, cookie?: string) => {
      const { statusCode, headers } = await get(url, cookie ? { cookie } : {})
      return [statusCode, headers.location, headers['set-cookie']]
    }
    const choice = expect.stringMatching(/^language=es; Max-Age=\d+; Path=\/; SameSite=Lax$/)
    expect(await follow('/learner?token=a%2Bb&lang=es')).toEqual([302, '/learner?token=a%2Bb', choice])
    expect(await follow('/learner?lang=es')).toEqual([302, '/learner', choice])
    for (const chosen of ['language=en', 'language=es'])
      expect(await follow('/learner?lang=es', chosen)).toEqual([302, '/learner', undefined])
    expect(await follow('/learner?lang=xx')).toEqual([200, undefined, undefined])
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ])(
    'it is the same page in %s, has its own ETag there, and HEAD returns the same headers',
    async (encoding, unpack) => {
      const headers = { 'accept-encoding': encoding }
      const answer = await get('/learner', headers)
      expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
      expect(unpack(answer.rawPayload).toString()).toBe((await get('/learner')).body)
      const { etag } = answer.headers
      const head = await server.app.inject({ method: 'HEAD', url: '/learner', headers })
      expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag])
      expect((await get('/learner', { ...headers, 'if-none-match': String(etag) })).statusCode).toBe(304)
      const other = { 'accept-encoding': encoding === 'br' ? 'gzip' : 'br', 'if-none-match': String(etag) }
      expect((await get('/learner', other)).statusCode).toBe(200)
    },
  )

  test('it sets no cookie while all visitors get the same', async () => {
    expect((await get('/')).headers['set-cookie']).toBeUndefined()
  })

  test('it is there for a browser without a network too: rendered there, for any path', async () => {
    const { statusCode, body, headers } = await get('/offline.html')
    expect(statusCode).toBe(200)
    expect(await bootOf(body)).toEqual(await bootOf((await get('/')).body))
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(headers['content-security-policy']).toContain("worker-src 'self'")
  })

  test.each(['/missing.js', '/favicon.svg', '/.env.php'])(
    'it never stands in for a file: %s',
    async (path) => {
      const answer = await get(path)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toContain('text/plain')
    },
  )

  test('it never stands in for a call', async () => {
    expect((await get('/api/nowhere')).json()).toEqual({ message: 'There is nothing at GET /api/nowhere.' })
  })

  test('it refuses a host that is no host name', async () => {
    expect((await get('/', { host: 'a"><script>' })).statusCode).toBe(421)
  })
})

const learnerIn = async (html: string) => (await bootOf(html)).remotes.find(({ id }) => id === 'learner')
const versionIn = async (html: string) => (await learnerIn(html))?.release?.version

describe('a change of the registry', () => {
  const next = testBuild({ version: '1.1.0' })
  const remoteOn = async (headers: Record<string, string> = {}) => {
    const { body } = await get('/learner', headers)
    return learnerIn(body)
  }
  const version = async (headers: Record<string, string> = {}) =>
    versionIn((await get('/learner', headers)).body)

  test('it shows in the next page: deploy, rollback, pin, kill', async () => {
    await deploy(server.app, boss, next)
    expect(await version()).toBe('1.1.0')

    await change('POST', 'rollback', { reason: 'Not good' })
    expect(await version()).toBe('1.0.0')

    const pin = {
      release: next.ref,
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
      reason: 'A trial',
    }
    await change('PUT', 'pins/trinova', pin)
    expect(await version({ host: 'trinova.localhost' })).toBe('1.1.0')
    expect(await version()).toBe('1.0.0')

    await change('PUT', 'kills/all', { reason: 'On fire' })
    const killed = await remoteOn()
    expect(killed).toMatchObject({ release: null, listing: { id: 'learner' } })
    expect(killed?.why.join('\n')).toContain('On fire')
    await change('DELETE', 'kills/all', { reason: 'Out' })
    expect(await version()).toBe('1.0.0')
  })

  test('it assigns a visitor to one side of a rollout with a cookie that exists only during the rollout', async () => {
    const rollout = { release: next.ref, stages: [5_000, 10_000], tenants: ['oncall'], reason: 'Half first' }
    const answer = await change('POST', 'rollouts', rollout)
    const id = answer.json<{ changes: { slot: string }[] }>().changes[0]!.slot.split('/')[1]

    const first = await get('/learner')
    const cookie = String(first.headers['set-cookie'])
    expect(cookie).toMatch(/^sticky=[0-9a-f-]{36}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const given = await versionIn(first.body)
    const mine = { cookie: cookie.split(';')[0]! }
    for (let visit = 0; visit < 5; visit += 1) expect(await version(mine)).toBe(given)
    expect((await get('/learner', mine)).headers['set-cookie']).toBeUndefined()
    expect((await get('/learner', { host: 'trinova.localhost' })).headers['set-cookie']).toBeUndefined()

    const visitors = await Promise.all(Array.from({ length: 60 }, () => version()))
    expect(new Set(visitors)).toEqual(new Set(['1.0.0', '1.1.0']))

    await change('DELETE', `rollouts/${id}`, { reason: 'Enough' })
    expect((await get('/learner')).headers['set-cookie']).toBeUndefined()
  })
})
