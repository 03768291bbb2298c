import type { APIRequestContext, APIResponse } from '@playwright/test'
import { ROUTES } from '../fixtures/remotes/listings.ts'
import { oneOfEachKind, pathsOfSiteMap } from '../fixtures/site-map.ts'
import { expect, test } from '../fixtures/test.ts'
import { untilRendered } from '../fixtures/until-rendered.ts'

/** What schema.org asks of each type that a page uses, as far as search engines insist on it. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  Article: ['headline', 'datePublished', 'author'],
  Course: ['name', 'description', 'provider'],
  FAQPage: ['mainEntity'],
  Person: ['name'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
}

async function read(request: APIRequestContext, path: string) {
  return reading(await request.get(path, { maxRedirects: 0 }))
}

async function reading(answer: APIResponse) {
  const html = await answer.text()
  const meta = (name: string) =>
    new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  )
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  const text = main.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ')
  return { status: answer.status(), answer, html, meta, things, text }
}

test('describes every page of the sitemap to machines', async ({ request, baseURL }) => {
  test.slow()
  const paths = await pathsOfSiteMap(request)
  expect(paths.length).toBeGreaterThan(30)
  const images = new Set<string>()
  const titles = new Map<string, string>()
  for (const path of paths)
    await test.step(path, async () => {
      const { status, html, meta, things, text } = await reading(await untilRendered(request, path))
      expect(status).toBe(200)
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}">`)
      expect(meta('og:url')).toBe(`${baseURL}${path}`)
      expect(meta('description').length).toBeGreaterThan(20)
      expect(text.length).toBeGreaterThan(200)
      expect(html).toContain(`<title>${meta('og:title')}</title>`)
      expect(meta('robots')).toBe('')
      expect([path, titles.get(meta('og:title'))]).toEqual([path, undefined])
      titles.set(meta('og:title'), path)
      images.add(meta('og:image'))
      for (const thing of things) {
        expect(thing['@context']).toBe('https://schema.org')
        expect(Object.keys(thing)).toEqual(
          expect.arrayContaining([...(REQUIRED[String(thing['@type'])] ?? ['a known type'])]),
        )
      }
    })
  // Each page has a picture with its title.
  expect(images.size).toBe(paths.length)
  const image = await request.get([...images][0] ?? '')
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png'])
  // Width and height, from the header of the file (PNG, 11.2.1).
  const bytes = await image.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
})

test('keeps pages that are not public out of indexes and the sitemap', async ({ request }) => {
  const named = await pathsOfSiteMap(request)
  const closed = ROUTES.filter(({ access, unlisted }) => access !== undefined || unlisted).map(
    ({ path }) => path,
  )
  expect(closed).toEqual(expect.arrayContaining(['/verify/:code', '/dashboard', '/reset-password']))
  for (const path of closed) {
    const { status, meta } = await read(request, path.replace(/:\w+/, 'ABCD-1234'))
    expect([path, status, meta('robots')]).toEqual([path, 200, 'noindex'])
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    expect(named.filter((one) => pattern.test(one))).toEqual([])
  }
})

test('answers an old URL with 301 and a missing page with a 404 that is not indexed', async ({ request }) => {
  const moved = await read(request, '/admin-dashboard?from=mail')
  expect([moved.status, moved.answer.headers()['location']]).toEqual([301, '/admin?from=mail'])
  for (const path of [
    '/nowhere',
    '/blog/no-such-post',
    '/modules/ZZ9999',
    '/consultant/nobody',
    '/safety-training/pensylvania',
  ]) {
    const { status, meta } = await read(request, path)
    expect([path, status, meta('robots')]).toEqual([path, 404, 'noindex'])
  }
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, consent: null })

  test('shows every kind of page', async ({ page, request }) => {
    test.setTimeout(90_000)
    for (const path of oneOfEachKind(await pathsOfSiteMap(request)))
      await test.step(path, async () => {
        await untilRendered(request, path)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(200)
      })
  })
})
