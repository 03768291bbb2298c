import type { Page } from '@playwright/test'
import { ROUTES } from '../fixtures/remotes/listings.ts'
import { expect, follow, test } from './recorded.ts'

const CONFIG = { body: { config: { id: 1, slug: 'oncall', name: 'Acme Steel' } } }

/** Public pages that describe themselves and have one address. */
const PAGES = ROUTES.flatMap(({ path, access, page }) =>
  page && !access && !path.includes(':') ? [{ path, ...page }] : [],
)

async function head(page: Page) {
  return page.evaluate(() => {
    const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')
    return {
      title: document.title,
      description: content('meta[name=description]'),
      keywords: content('meta[name=keywords]'),
      shareTitle: content('meta[property="og:title"]'),
      shareDescription: content('meta[property="og:description"]'),
      canonical: document.head.querySelector('link[rel=canonical]')?.getAttribute('href'),
    }
  })
}

test.describe('page metadata (spec section 2)', () => {
  test('has its own title and description for at least 12 paths', async ({ page, recorded, baseURL }) => {
    expect(PAGES.length).toBeGreaterThanOrEqual(12)
    recorded.answer({ 'GET /tenant/config': CONFIG })
    await page.goto('/privacy')
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    for (const { path, title, description } of PAGES) {
      await follow(page, path)
      await expect(page).toHaveTitle(`Acme Steel - ${title}`)
      const found = await head(page)
      expect(found).toMatchObject({
        description,
        shareTitle: `Acme Steel - ${title}`,
        shareDescription: description,
        canonical: `${baseURL}${path}`,
      })
      expect(found.keywords, path).toBeTruthy()
      titles.add(title)
      descriptions.add(description)
    }
    expect(titles.size).toBe(PAGES.length)
    expect(descriptions.size).toBe(PAGES.length)
  })

  test('has the default title where a path has none of its own', async ({ page, recorded, signedIn }) => {
    await signedIn()
    recorded.answer({ 'GET /tenant/config': CONFIG })
    await page.goto('/')
    await expect(page).toHaveTitle(
      'Acme Steel - Professional EHS & OSHA Training, Consulting & Safety Services',
    )
    await page.goto('/subscriptions')
    await expect(page).toHaveTitle('Acme Steel - Subscriptions and Courses')
  })

  test('has the same metadata in the served HTML, before any script runs', async ({ request, baseURL }) => {
    for (const { path, title } of PAGES.slice(0, 12)) {
      const html = await (await request.get(path)).text()
      expect(html).toContain(`- ${title.replaceAll('&', '&amp;')}</title>`)
      expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"`)
    }
  })
})
