import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { test } from './fixtures/gallery.ts'

// One worker builds the gallery once.
test.describe.configure({ mode: 'default' })

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function open(page: Page, tenant = 'oncall') {
  await page.goto(`/?tenant=${tenant}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const tenant of ['oncall', 'trinova']) {
  test.describe(`the gallery in the theme of ${tenant}`, () => {
    test('meets WCAG 2.2 AA, including contrast', async ({ page }) => {
      await open(page, tenant)
      await expectAccessible(page)
    })

    test('meets it with a dialog, a menu and toasts open', async ({ page }) => {
      await open(page, tenant)
      await button(page, 'danger toast').click()
      await button(page, 'success toast').click()
      await button(page, 'Ana Reyes').click()
      await expect(page.getByRole('menu', { name: 'Ana Reyes' })).toBeVisible()
      // What lies under them has been looked at above.
      await expectAccessible(page, '[role=menu], [aria-live=polite]')
      await button(page, 'Delete tenant').click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(page, 'dialog')
    })

    test.describe('on a phone', () => {
      test.use(PHONE)

      test('fits the screen and meets WCAG 2.2 AA', async ({ page }) => {
        await open(page, tenant)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
        await expectAccessible(page)
      })
    })
  })
}

test.describe('a dialog', () => {
  test('traps the focus and restores it', async ({ page }) => {
    await open(page)
    await button(page, 'Edit profile').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Full name')).toBeFocused()
    for (const name of ['Cancel', 'Save', 'Close']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('dialog').getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button(page, 'Edit profile')).toBeFocused()
  })

  test('closes on a click outside, which does not reach the page behind', async ({ page }) => {
    await open(page)
    await button(page, 'End session').click()
    await page.mouse.click(5, 5)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(button(page, 'End session')).toBeFocused()
  })
})

test.describe('a menu', () => {
  test('opens on hover, stays open after a click, and closes on Escape', async ({ page }) => {
    await open(page)
    const services = button(page, 'Services')
    await services.hover()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.getByRole('menuitem', { name: 'Certificates' }).hover()
    await expect(page.getByText('Certificates come with a subscription.')).toBeVisible()
    await services.click()
    await page.mouse.move(5, 5)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Quizzes' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(services).toBeFocused()
  })

  test.describe('in a table that scrolls', () => {
    test.use(PHONE)

    test('is fully visible', async ({ page }) => {
      await open(page)
      await page
        .getByRole('region', { name: 'Modules', exact: true })
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
      const box = await page.getByRole('menu').boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 390)).toBeLessThanOrEqual(390)
      await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeInViewport({ ratio: 1 })
      await page.getByRole('menuitem', { name: 'Remove' }).click({ trial: true })
    })
  })
})

test('restores the focus of a busy button when it is done', async ({ page }) => {
  await open(page)
  await button(page, 'Try it').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Working...')).toBeDisabled()
  await expect(button(page, 'Try it')).toBeFocused()
})

test('shows the overlay above everything', async ({ page }) => {
  await open(page)
  await button(page, 'Cover the screen').click()
  await expect(page.getByText('Placing your order...')).toBeVisible()
  const top = await page.evaluate(() => document.elementFromPoint(20, 20)?.textContent)
  expect(top).toBe('Placing your order...')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Placing your order...')).toBeVisible()
  await expect(page.getByText('Placing your order...')).toHaveCount(0)
  await expect(button(page, 'Cover the screen')).toBeFocused()
})

test('shows no motion to users who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('button, a, [role=tab], progress')].map((element) =>
        parseFloat(getComputedStyle(element).transitionDuration),
      ),
    ),
  )
  expect(longest).toBeLessThan(0.001)
})

test('shows the focus in forced colors too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outline),
  ).toMatch(/^rgb.* solid 2px$/)
})

test.describe('on a touch screen', () => {
  test.use(PHONE)

  test('has targets of 44 pixels for every control', async ({ page }) => {
    await open(page)
    const small = await page.evaluate(() => {
      const reaches = (control: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true)
      }
      const controls = document.querySelectorAll(
        'button, input:not([aria-hidden]), select, textarea, a[class*=button], [role=tab]',
      )
      return [...controls].flatMap((control) => {
        control.scrollIntoView({ block: 'center', inline: 'center' })
        const { x, y, width, height } = control.getBoundingClientRect()
        if (width === 0 || control.matches(':disabled')) return []
        const [middle, center] = [x + width / 2, y + height / 2]
        const isHigh = [-21.5, 21.5].every((step) => reaches(control, middle, center + step))
        return isHigh ? [] : [`${control.outerHTML.slice(0, 120)} (${width} by ${height})`]
      })
    })
    expect(small).toEqual([])
  })
})

test('reserves the space of the typeface with its fallback: nothing shifts when it arrives', async ({
  page,
}) => {
  const release = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await release.promise
    await route.continue()
  })
  await open(page)
  const lines = () =>
    page.evaluate(() => [...document.querySelectorAll('p, h1, h2, h3')].map((text) => text.clientHeight))
  const before = await lines()
  const arrived = page.waitForResponse('**/*.woff2')
  release.resolve()
  await arrived
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check('1rem Figtree'))).toBe(true)
  expect(await lines()).toEqual(before)
})
