import type { RemoteListing } from '@platform/shared-contracts/http'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { testBuild, writeBuild, writeShell } from '../testing/release-builds.ts'

const texts = { title: 'Prices', description: 'What each course costs.' }
const page = { ...texts, es: { title: 'Precios', description: 'Lo que cuesta cada curso.' } }
const routes: RemoteListing['routes'] = [
  { path: '/', chunk: 'page', page },
  { path: '/pricing', chunk: 'page', page },
  { path: '/news', chunk: 'page', page: texts },
  { path: '/tickets', chunk: 'page', access: {} },
]
let server: TestApp

beforeAll(async () => {
  const releaseImport = [writeBuild(testBuild({ routes }))]
  server = await openTestApp({ config: { shellDist: writeShell(), releaseImport } })
})
afterAll(() => server.close())

const SPANISH = { cookie: 'language=es' }
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'localhost', ...headers } })

test.each([
  // To everybody
  ['/es/', {}, 301, '/es'],
  ['/ES/Pricing/?a=b', {}, 301, '/es/pricing?a=b'],
  ['/PRICING', {}, 301, '/pricing'],
  // By choice
  ['/', SPANISH, 302, '/es'],
  ['/pricing?a=b', SPANISH, 302, '/es/pricing?a=b'],
  ['/Pricing', SPANISH, 302, '/es/pricing'],
  ['/nowhere', SPANISH, 302, '/es/nowhere'],
  // With what a page of the shell needs, as it is written
  [
    '/login?token=a%2Bb%3D&from=%2Faccount%3Ftab%3D2',
    SPANISH,
    302,
    '/es/login?token=a%2Bb%3D&from=%2Faccount%3Ftab%3D2',
  ],
  // Guarded pages have one address
  ['/es/tickets', {}, 302, '/tickets'],
])('%s with %j answers %i to %s', async (url, headers, status, to) => {
  const answer = await get(url, headers)
  expect([answer.statusCode, answer.headers.location]).toEqual([status, to])
  expect(answer.headers['cache-control']).toBe(status === 302 ? 'no-store' : undefined)
})

test.each([
  ['/pricing?set-language=es', {}, 'es', '/es/pricing'],
  ['/es/pricing?set-language=es&a=%20b', {}, 'es', '/es/pricing?a=%20b'],
  ['/es/pricing?a=1&set-language=en&b=2', SPANISH, 'en', '/pricing?a=1&b=2'],
  ['/es?set-language=en', SPANISH, 'en', '/'],
  ['/ES/Pricing/?set-language=en', SPANISH, 'en', '/pricing'],
  ['/tickets?set-language=es', {}, 'es', '/tickets'],
  ['/nowhere?set-language=es', {}, 'es', '/es/nowhere'],
])('%s with %j chooses %s and leads to %s', async (url, headers, language, to) => {
  const { statusCode, headers: answered, cookies } = await get(url, headers)
  expect([statusCode, answered.location, answered['cache-control']]).toEqual([302, to, 'no-store'])
  expect(cookies).toEqual([
    { name: 'language', value: language, path: '/', maxAge: 365 * 24 * 60 * 60, sameSite: 'Lax' },
  ])
})

test.each(['/pricing?set-language=xx', '/pricing?set-language='])('%s chooses nothing', async (url) => {
  const { statusCode, cookies } = await get(url)
  expect([statusCode, cookies]).toEqual([200, []])
})

test.each([
  ['/pricing', {}, 'en', 200],
  ['/pricing', { cookie: 'language=en' }, 'en', 200],
  ['/es/pricing', {}, 'es', 200],
  ['/es/pricing', { cookie: 'language=en' }, 'es', 200],
  ['/tickets', SPANISH, 'es', 200],
  ['/offline.html', SPANISH, 'es', 200],
  ['/es/nowhere', {}, 'es', 404],
])('%s with %j is in %s', async (url, headers, language, status) => {
  const { statusCode, body } = await get(url, headers)
  expect(statusCode).toBe(status)
  expect(body).toContain(`<html lang="${language}"`)
})

const linksOf = (body: string) =>
  [...body.matchAll(/<link rel="(?:canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)">/g)].map(
    ([, language = 'canonical', href]) => `${language} ${href}`,
  )

test('a page in two languages names its address in each', async () => {
  const alternates = [
    'en http://localhost/pricing',
    'es http://localhost/es/pricing',
    'x-default http://localhost/pricing',
  ]
  const english = await get('/pricing')
  expect(linksOf(english.body)).toEqual(['canonical http://localhost/pricing', ...alternates])
  const spanish = await get('/es/pricing')
  expect(linksOf(spanish.body)).toEqual(['canonical http://localhost/es/pricing', ...alternates])
  expect(spanish.body).toContain('<title>OnCall Safety - Precios</title>')
})

test.each([
  ['/es/news', 'canonical http://localhost/news'],
  ['/tickets', 'canonical http://localhost/tickets'],
])('%s, which has one address, names that', async (url, canonical) => {
  expect(linksOf((await get(url, SPANISH)).body)).toEqual([canonical])
})

test('the site map lists each page in each of its languages', async () => {
  const { body } = await get('/sitemap.xml')
  const places = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place)
  expect(places).toEqual([
    'http://localhost/',
    'http://localhost/es',
    'http://localhost/pricing',
    'http://localhost/es/pricing',
    'http://localhost/news',
  ])
  expect(body).toContain('<xhtml:link rel="alternate" hreflang="es" href="http://localhost/es/pricing"/>')
})
