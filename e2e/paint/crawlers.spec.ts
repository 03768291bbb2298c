import type { APIRequestContext, APIResponse } from '@playwright/test'
import {
  LANGUAGE_CODES,
  pathInLanguage,
  SOURCE_LANGUAGE,
  splitLanguage,
} from '@platform/shared-contracts/rules'
import { ROUTES } from '../fixtures/remotes/listings.ts'
import { oneOfEachChunk, oneOfEachKind, pathsOfSiteMap } from '../fixtures/site-map.ts'
import { expect, siteOf, test } from '../fixtures/test.ts'
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

/** What a `url` or an `item` of structured data names, of pages of this site. */
function pagesIn(thing: unknown, site: string): readonly string[] {
  if (typeof thing !== 'object' || thing === null) return []
  return Object.entries(thing).flatMap(([key, value]) => {
    if (typeof value !== 'string') return pagesIn(value, site)
    const url = /^(url|item)$/.test(key) ? new URL(value, site) : null
    // Home stands for the organization, in every language.
    return url?.origin === site && url.pathname !== '/' ? [url.pathname] : []
  })
}

for (const language of LANGUAGE_CODES)
  test(`describes every page of the sitemap to machines (${language})`, async ({ request, tenant }) => {
    test.slow()
    const site = siteOf(tenant)
    const paths = await pathsOfSiteMap(request, language)
    expect(paths.length).toBeGreaterThan(30)
    const images = new Set<string>()
    const titles = new Map<string, string>()
    for (const path of paths)
      await test.step(path, async () => {
        const { status, html, meta, things, text } = await reading(await untilRendered(request, path))
        expect(status).toBe(200)
        expect(html).toContain(`<html lang="${language}"`)
        expect(html.match(/<h1[ >]/g)).toHaveLength(1)
        expect(html).toContain(`<link rel="canonical" href="${site}${path}">`)
        expect(meta('og:url')).toBe(`${site}${path}`)
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
          const inOtherLanguages = pagesIn(thing, site).filter(
            (page) => page !== pathInLanguage(splitLanguage(page).pathname, language),
          )
          expect(inOtherLanguages).toEqual([])
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

test('names each page of the sitemap in all its languages, and the pages name each other', async ({
  request,
  tenant,
}) => {
  test.slow()
  const site = siteOf(tenant)
  for (const path of await pathsOfSiteMap(request, 'es'))
    await test.step(path, async () => {
      const source = splitLanguage(path).pathname
      const expected = [`en ${site}${source}`, `es ${site}${path}`, `x-default ${site}${source}`]
      for (const page of [path, source]) {
        const { html } = await read(request, page)
        const named = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)]
        expect(named.map(([, code, href]) => `${code} ${href}`)).toEqual(expected)
      }
    })
})

test('keeps pages that are not public out of indexes and the sitemap', async ({ request }) => {
  const spanishPaths = await pathsOfSiteMap(request, 'es')
  const named = [
    ...(await pathsOfSiteMap(request)),
    ...spanishPaths.map((path) => splitLanguage(path).pathname),
  ]
  const closed = ROUTES.filter(({ access, unlisted }) => access !== undefined || unlisted).map(
    ({ path }) => path,
  )
  expect(closed).toEqual(expect.arrayContaining(['/verify/:code', '/dashboard', '/reset-password']))
  for (const path of closed) {
    const address = path.replace(/:\w+/, 'ABCD-1234')
    const { status, meta } = await read(request, address)
    expect([path, status, meta('robots')]).toEqual([path, 200, 'noindex'])
    const spanish = await read(request, `/es${address}`)
    // A guarded page has one address.
    if (spanish.status === 302) expect(spanish.answer.headers()['location']).toBe(address)
    else expect([path, spanish.status, spanish.meta('robots')]).toEqual([path, 200, 'noindex'])
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
    '/es/nowhere',
    '/es/blog/no-such-post',
    '/es/modules/ZZ9999',
    '/es/consultant/nobody',
    '/es/safety-training/pensylvania',
  ]) {
    const { status, meta } = await read(request, path)
    expect([path, status, meta('robots')]).toEqual([path, 404, 'noindex'])
  }
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, consent: null })

  for (const language of LANGUAGE_CODES)
    test(`shows every kind of page (${language})`, async ({ page, request }) => {
      test.setTimeout(90_000)
      const paths = await pathsOfSiteMap(request, language)
      // What a translation changes is text: one page of each chunk is enough.
      for (const path of language === SOURCE_LANGUAGE ? oneOfEachKind(paths) : oneOfEachChunk(paths))
        await test.step(path, async () => {
          await untilRendered(request, path)
          await page.goto(path, { waitUntil: 'domcontentloaded' })
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(200)
        })
    })
})
