import type { Page } from '@playwright/test'
import { fillLogin } from '../fixtures/people/sign-in.ts'
import { emailOf, expect, test } from '../fixtures/test.ts'

declare global {
  interface Window {
    hydration?: { hasStarted: boolean; goOn: () => void }
  }
}

/**
 * Opens a page and stops when React has started to hydrate it but has not hydrated a component. React schedules its
 * work through a message channel, and no message is delivered on it. `before` runs before the first script.
 */
async function openDuringHydration(
  page: Page,
  path: string,
  before = async () => {},
): Promise<() => Promise<void>> {
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/(shell|releases)\/.*\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage
    const waiting: (() => void)[] = []
    const hydration = {
      hasStarted: false,
      goOn: () => {
        MessagePort.prototype.postMessage = post
        for (const send of waiting.splice(0)) send()
      },
    }
    window.hydration = hydration
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      hydration.hasStarted = true
      waiting.push(() => post.apply(this, message))
    }
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await before()
  scripts.resolve()
  await page.waitForFunction(() => window.hydration?.hasStarted)
  return async () => {
    await page.evaluate(() => window.hydration?.goOn())
    await expect(page.locator('#root')).toHaveAttribute('data-ready')
  }
}

// Dispatches only the click, as if the button had been pressed earlier: on the press React would hydrate at once.
test.describe('input while React hydrates the page', () => {
  test('leaves a checkbox checked', async ({ page }) => {
    const goOn = await openDuringHydration(page, '/register')
    const terms = page.getByRole('checkbox', { name: /terms/i })
    await terms.evaluate((box: HTMLInputElement) => box.click())
    await goOn()
    // If React missed the change, the next change in the form resets the check box.
    await page.getByLabel('Last name').fill('Byron')
    await expect(terms).toBeChecked()
  })

  test('preserves typed text', async ({ page }) => {
    const goOn = await openDuringHydration(page, '/register')
    const email = page.getByLabel('Email')
    await email.focus()
    await page.keyboard.insertText('ada@site.test')
    await goOn()
    await page.getByLabel('Last name').fill('Byron')
    await expect(email).toHaveValue('ada@site.test')
  })

  test('changes the language in place, with what is typed', async ({ page }) => {
    const goOn = await openDuringHydration(page, '/register', () =>
      page.getByLabel('Email').fill('ada@site.test'),
    )
    await page.getByRole('link', { name: 'Español' }).evaluate((link: HTMLAnchorElement) => link.click())
    await goOn()
    await expect(page).toHaveURL('/es/register')
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('ada@site.test')
  })

  test('keeps a file that was chosen before the first script', async ({ page }) => {
    const name = 'certificate.jws'
    const goOn = await openDuringHydration(page, '/certificate-keys', () =>
      page
        .getByRole('button', { name: 'Certificate file' })
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from('a.b.c') }),
    )
    await goOn()
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('handles a click on a button once', async ({ page }) => {
      const goOn = await openDuringHydration(page, '/')
      const menu = page.getByRole('banner').locator('button[aria-expanded]:visible')
      await menu.evaluate((button: HTMLButtonElement) => button.click())
      await goOn()
      await expect(menu).toHaveAttribute('aria-expanded', 'true')
      // A second click would have closed it again, in the next task.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
      await expect(menu).toHaveAttribute('aria-expanded', 'true')
    })
  })

  test('sends a form once', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
    const goOn = await openDuringHydration(page, '/login', () =>
      fillLogin(page, emailOf('learner', 'oncall')),
    )
    await page
      .getByRole('button', { name: 'Sign In', exact: true })
      .evaluate((button: HTMLButtonElement) => button.form?.requestSubmit(button))
    await goOn()
    await expect(page).toHaveURL(/\/progress$/)
    expect(sent.filter((path) => path === '/api/auth/login')).toHaveLength(1)
  })
})
