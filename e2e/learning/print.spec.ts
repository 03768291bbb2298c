import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures/test.ts'

/** The brightness of the brightest of these, from 0 for black to 1 for white; what is not rendered does not count. */
function lightest(page: Page, selector: string, property: 'color' | 'stroke' | 'fill'): Promise<number> {
  return page.locator(selector).evaluateAll((elements, name) => {
    const context = document.createElement('canvas').getContext('2d')!
    const colors = elements
      .map((element) => getComputedStyle(element)[name])
      .filter((each) => each !== 'none')
    const values = colors.map((color) => {
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    })
    return values.length > 0 ? Math.max(...values) : Number.NaN
  }, property)
}

test.use({ tenant: 'trinova' })

test('prints a whole module dark on white, without controls', async ({ page }) => {
  // The print dialog would wait for a person.
  await page.addInitScript(() => void (window.print = () => undefined))
  await signIn(page, 'aaliyah.brooks@trinova.test', 'trinova')
  await page.goto('/modules/IC0112?lesson=IC0112-fall-arrest')
  const titles = page
    .getByRole('navigation', { name: 'Lessons' })
    .locator('a > span:nth-child(2) > span:first-child')
  await expect(titles).toHaveCount(6)
  const lessons = await titles.allInnerTexts()
  const sections = page.getByRole('main').getByRole('heading', { level: 2 })

  await expect(page.locator('figure svg text').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(sections).toHaveText([lessons[2] ?? ''])
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const text of ['h1', 'article h2', 'article h3', 'article li', 'figcaption'])
    expect(await lightest(page, text, 'color'), text).toBeLessThan(0.3)
  expect(await lightest(page, 'figure svg *', 'stroke'), 'lines of the drawing').toBeLessThan(0.4)
  expect(await lightest(page, 'figure svg text', 'fill'), 'words of the drawing').toBeLessThan(0.3)
  for (const role of ['button', 'navigation', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)

  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Print the whole module' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(sections).toHaveText(lessons)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(sections).toHaveText([lessons[2] ?? ''])
})
