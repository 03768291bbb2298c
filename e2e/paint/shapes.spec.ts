import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const SHAPES = /\/releases\/public\/.*\/shapes\.js$/
const posts = (page: Page) => page.getByRole('region', { name: 'Blog' })

async function openBlog(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/blog')
  await page.mouse.move(9, 9)
  await expect(page.locator('#root')).toHaveAttribute('data-ready')
  await page.waitForLoadState('networkidle')
  return asked
}

const choose = (page: Page) => page.getByRole('combobox', { name: 'Topic' }).selectOption({ index: 1 })

test('a page that came with its data asks for no schema before it reads more', async ({ page }) => {
  const asked = await openBlog(page)
  await expect(posts(page).getByRole('listitem').first()).toBeVisible()
  expect(asked.filter((url) => SHAPES.test(url))).toEqual([])
  const before = await posts(page).getByRole('status').textContent()
  await choose(page)
  await expect(posts(page).getByRole('status')).not.toHaveText(before ?? '')
  expect(asked.filter((url) => SHAPES.test(url))).toHaveLength(1)
})

test('a schema that does not arrive is asked for again with the data', async ({ page, watched }) => {
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
