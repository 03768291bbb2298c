import type { Page } from '@playwright/test'
import { TRINOVA_TENANT, themeProperties } from '@platform/shared-contracts/rules'
import { expectAccessible } from '../fixtures/accessibility.ts'

/** Taller than any page: what stays at the foot of a screen lies over something that can be scrolled from under it. */
const HEIGHT = 9000

/** What is on the screen now, at a desk, and on a phone in the colours of the other tenant. */
export async function expectAccessibleHere(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ width: 1440, height: HEIGHT })
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: HEIGHT })
  const own = await page.evaluate(wear, themeProperties(TRINOVA_TENANT))
  await expectAccessible(page)
  await page.evaluate(wear, own)
  await page.setViewportSize(before)
}

/** Puts colours on the page; answers those it had. */
function wear(colours: Readonly<Record<string, string>>): Record<string, string> {
  const { style } = document.documentElement
  return Object.fromEntries(
    Object.entries(colours).map(([name, value]) => {
      const before = style.getPropertyValue(name)
      style.setProperty(name, value)
      return [name, before]
    }),
  )
}
