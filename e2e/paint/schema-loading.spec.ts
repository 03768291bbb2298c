import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const SHAPES = /\/releases\/public\/.*\/shapes\.js$/
const posts = (page: Page) => page.getByRole('region', { name: 'Blog' })

async function openBlog(page: Page): Promise<readonly string[]> {
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await page.goto('/blog')
  await page.mouse.move(9, 9)
  await expect(page.locator('#root')).toHaveAttribute('data-ready')
  await page.waitForLoadState('networkidle')
  return requestedUrls
}

const choose = (page: Page) => page.getByRole('combobox', { name: 'Topic' }).selectOption({ index: 1 })

test('requests no schema for a page that came with its data until it reads more', async ({ page }) => {
  const requestedUrls = await openBlog(page)
  await expect(posts(page).getByRole('listitem').first()).toBeVisible()
  expect(requestedUrls.filter((url) => SHAPES.test(url))).toEqual([])
  const before = await posts(page).getByRole('status').textContent()
  await choose(page)
  await expect(posts(page).getByRole('status')).not.toHaveText(before ?? '')
  expect(requestedUrls.filter((url) => SHAPES.test(url))).toHaveLength(1)
})

test('requests a schema that failed to load again with the data', async ({ page, watched }) => {
  watched.allow(/net::ERR_FAILED GET .*\/shapes\./)
  await openBlog(page)
  await page.route(SHAPES, (route) => route.abort())
  await choose(page)
  await expect(posts(page).getByText('The posts could not be loaded.')).toBeVisible()
  await page.unroute(SHAPES)
  await posts(page).getByRole('button', { name: 'Try again' }).click()
  await expect(posts(page).getByText('The posts could not be loaded.')).toBeHidden()
  await expect(posts(page)).toHaveAttribute('aria-busy', 'false')
})
