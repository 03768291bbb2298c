import type { Page } from '@playwright/test'
import { pathInLanguage } from '@platform/shared-contracts/rules'
import { loadOf } from '../fixtures/page-load.ts'
import { oneOfEachChunk, oneOfEachKind, pathsOfSiteMap } from '../fixtures/site-map.ts'
import { expect, test } from '../fixtures/test.ts'
import { untilRendered } from '../fixtures/until-rendered.ts'

/** Pictures that make the page move or carry more than twice what they show. */
function badImages(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const slot = image.getBoundingClientRect()
      const isDrawing = /\.svg(\?|$)|^data:image\/svg/.test(image.currentSrc)
      const isLarge = !isDrawing && image.complete && image.naturalWidth > 2 * Math.ceil(slot.width)
      const isSized = image.hasAttribute('width') && image.hasAttribute('height')
      return slot.width > 0 && (isLarge || !isSized)
        ? [`${image.currentSrc} is ${image.naturalWidth} wide in ${slot.width}, sized: ${isSized}`]
        : []
    }),
  )
}

// Longer texts on a narrow screen are the same code: some pages are enough.
const someChunks = (paths: readonly string[]) => oneOfEachChunk(paths).filter((_, at) => at % 3 === 0)

for (const [width, language, choose] of [
  [390, 'en', oneOfEachKind],
  [1440, 'en', oneOfEachChunk],
  [390, 'es', someChunks],
] as const)
  test.describe(`at ${width} pixels (${language})`, () => {
    test.use({ viewport: { width, height: 844 }, consent: null })

    test('has no public page that shifts, requests a third party or includes an oversized image', async ({
      page,
      request,
      baseURL,
    }) => {
      test.setTimeout(240_000)
      const load = await loadOf(page)
      const rendered = choose(await pathsOfSiteMap(request, language))
      const ownPages = ['/login', '/register'].map((path) => pathInLanguage(path, language))
      for (const path of [...rendered, ...ownPages])
        await test.step(path, async () => {
          // Where the browser renders a page instead, its text replaces lines that only resemble it.
          if (rendered.includes(path)) await untilRendered(request, path)
          await page.goto(path)
          await expect(page.locator('#root')).toHaveAttribute('data-ready')
          const { layoutShift, shifts, urls } = await load()
          expect({ layoutShift, shifts }, `${path} moves`).toEqual({ layoutShift: 0, shifts: [] })
          expect(urls.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([])
          expect(await badImages(page)).toEqual([])
        })
    })
  })
