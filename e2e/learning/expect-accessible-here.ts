import type { Page } from '@playwright/test'
import { TRINOVA_TENANT, themeProperties } from '@platform/shared-contracts/rules'
import { expectAccessible } from '../fixtures/accessibility.ts'

/** Taller than any page, so that what is fixed to the bottom of the screen covers nothing. */
const HEIGHT = 9000

/** Checks what is on the screen now: at desktop size, and at phone size in the colors of the other tenant. */
export async function expectAccessibleHere(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ width: 1440, height: HEIGHT })
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: HEIGHT })
  const own = await page.evaluate(applyColors, themeProperties(TRINOVA_TENANT))
  await expectAccessible(page)
  await page.evaluate(applyColors, own)
  await page.setViewportSize(before)
}

/** Applies colors to the page; returns the previous ones. */
function applyColors(colors: Readonly<Record<string, string>>): Record<string, string> {
  const { style } = document.documentElement
  return Object.fromEntries(
    Object.entries(colors).map(([name, value]) => {
      const before = style.getPropertyValue(name)
      style.setProperty(name, value)
      return [name, before]
    }),
  )
}
