import { requestSite } from '../fixtures/request-site.ts'
import { test } from '../fixtures/remotes/development-react.ts'
import { oneOfEachChunk, oneOfEachKind, pathsIn } from '../fixtures/site-map.ts'
import { expect } from '../fixtures/test.ts'
import type { Tenant } from '../fixtures/tenants.ts'

// One product with React's development build is enough.
test.describe.configure({ mode: 'default' })

/**
 * Different from those of the authors and the server, so that text formatted with the browser's time zone or language
 * differs from the server's.
 */
test.use({ timezoneId: 'Asia/Tokyo', locale: 'de-DE' })

// The second brand renders the same pages with other texts: one of each chunk is enough.
const CHOOSE = { oncall: oneOfEachKind, trinova: oneOfEachChunk } satisfies Record<Tenant, unknown>

for (const tenant of ['oncall', 'trinova'] satisfies Tenant[])
  test.describe(tenant, () => {
    test.use({ tenant })

    test("hydrates every public page without a difference from the server's HTML", async ({
      page,
      baseURL,
      isDevelopmentReact,
      watched,
    }) => {
      test.slow()
      const { body: siteMap } = await requestSite(new URL('/sitemap.xml', baseURL))
      for (const path of [...CHOOSE[tenant](pathsIn(siteMap)), '/login', '/register'])
        await test.step(path, async () => {
          await page.goto(path, { waitUntil: 'commit' })
          // Without user input, React waits for an idle moment.
          await page.mouse.move(5, 5)
          await page.mouse.move(9, 9)
          await expect(page.locator('#root')).toHaveAttribute('data-ready')
          expect(await isDevelopmentReact()).toBe(true)
          // React's development build logs each difference to the console.
          expect(watched.troubles(), path).toEqual([])
        })
    })
  })

test('detects a difference', async ({ page, isDevelopmentReact, watched }) => {
  await page.route('**/blog', async (route) => {
    const { status, headers, body } = await requestSite(route.request().url())
    const { 'content-type': contentType = '', 'content-security-policy': policy = '' } = headers
    await route.fulfill({
      status,
      headers: { 'content-type': contentType, 'content-security-policy': String(policy) },
      body: body.replace('<h1', '<h1 data-planted="1"'),
    })
  })
  await page.goto('/blog')
  await expect(page.locator('#root')).toHaveAttribute('data-ready')
  expect(await isDevelopmentReact()).toBe(true)
  expect(watched.troubles().join()).toContain('data-planted')
  watched.allow(/data-planted/)
})
