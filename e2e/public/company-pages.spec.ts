import { expect, expectAccessible, test } from '../fixtures/test.ts'

const PAGES = [
  '/courses',
  '/pricing',
  '/cart',
  '/for-companies',
  '/about',
  '/contact',
  '/sample-certificate',
  '/verify',
  '/refunds',
  '/cookies',
  '/accessibility',
] as const

for (const path of PAGES)
  test(`${path} meets WCAG 2.2 AA and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })

test('each page has one address', async ({ request }) => {
  for (const [typed, one] of [
    ['/Pricing', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/Modules/IC0110/?from=mail', '/modules/IC0110?from=mail'],
  ] as const) {
    const answer = await request.get(typed, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([301, one])
  }
  const filtered = await (await request.get('/courses?standard=1926')).text()
  expect(filtered).toMatch(/<link rel="canonical" href="[^"?]*\/courses">/)
})

test('the footer leads to every page that explains, and none is missing', async ({ page }) => {
  await page.goto('/')
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(expect.arrayContaining(PAGES.filter((path) => !/cart|sample/.test(path))))
  for (const href of links.filter((each) => each?.startsWith('/')))
    expect([href, (await page.request.get(href ?? '')).status()]).toEqual([href, 200])
})
