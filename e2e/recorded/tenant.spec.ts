import type { Page } from '@playwright/test'
import { expect, test } from './recorded.ts'

const TENANT = 'GET /tenant/config'
const ACME = {
  id: 9,
  slug: 'acme',
  name: 'Acme Steel',
  domain: 'localhost',
  branding: {
    primaryColor: '#336699',
    secondaryColor: '#ff8800',
    faviconUrl: '/files/acme.png',
    theme: {
      fontSizeBase: '18px',
      borderRadius: '4px',
      dangerColor: '#cc0000',
      customCss: 'h1 { letter-spacing: 3px } } body { display: none',
    },
  },
  support: { email: 'help@acme.test', phone: '+1 555 010 0999' },
}

const variable = (page: Page, name: string) =>
  page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
    name,
  )

test.describe('tenant (spec sections 1, 2, 4 and 9)', () => {
  test('applies the response of tenant/config to title, colors, favicon and copy', async ({
    page,
    recorded,
  }) => {
    recorded.answer({ [TENANT]: { body: { config: ACME, extra: true } } })
    await page.goto('/login')
    await expect(page).toHaveTitle('Acme Steel - Sign in')
    await expect.poll(() => variable(page, '--color-primary')).toBe('#336699')
    expect(await variable(page, '--color-primary-dark')).toBe('#29527a')
    expect(await variable(page, '--color-primary-light')).toBe('#5c85ad')
    expect(await variable(page, '--color-secondary')).toBe('#ff8800')
    expect(await variable(page, '--color-danger')).toBe('#cc0000')
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/files/acme.png')
    await expect(page.getByRole('banner')).toContainText('Acme Steel')
    await expect(page.getByRole('contentinfo')).toContainText('© 2025 Acme Steel')
    await expect(page.getByRole('link', { name: 'help@acme.test' })).toBeVisible()
    await expect(page.getByText('Welcome back to Acme Steel.')).toBeVisible()
  })

  test('limits custom CSS: it restyles, but hides neither the page nor the login', async ({
    page,
    recorded,
  }) => {
    recorded.answer({ [TENANT]: { body: { config: ACME } } })
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', '3px')
    await expect(page.getByLabel('Email')).toBeVisible()
  })

  test('gives the home page the specified title', async ({ page, recorded }) => {
    recorded.answer({ [TENANT]: { body: { config: ACME } } })
    await page.goto('/')
    const title = 'Acme Steel - Professional EHS & OSHA Training, Consulting & Safety Services'
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
  })

  test('uses the default brand name where the tenant has none', async ({ page, recorded }) => {
    recorded.answer({ [TENANT]: { body: { config: { ...ACME, name: '' } } } })
    await page.goto('/login')
    await expect(page).toHaveTitle('SafetyWorks Training - Sign in')
    await expect(page.getByRole('contentinfo')).toContainText('© 2025 SafetyWorks Training')
  })

  for (const answer of [{ status: 500 }, 'lost', { body: { settings: ACME } }] as const)
    test(`falls back to the default of the host after ${JSON.stringify(answer).slice(0, 20)}`, async ({
      page,
      recorded,
    }) => {
      recorded.answer({ [TENANT]: answer })
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('Failed to load tenant configuration'),
      )
      await page.goto('/')
      await logged
      await expect(page).toHaveTitle(/^OnCall Safety - /)
      expect(await variable(page, '--color-primary')).toBe('#1e3a8a')
      expect(await variable(page, '--color-secondary')).toBe('#f59e0b')
    })

  test.describe('of the second host', () => {
    test.use({ tenant: 'trinova' })

    test('falls back to the built-in tenant with id 2', async ({ page, recorded }) => {
      recorded.answer({ [TENANT]: { status: 500 } })
      await page.goto('/')
      await expect(page).toHaveTitle(/^Trinova Safety Academy - /)
      expect(await variable(page, '--color-primary')).toBe('#2d4a2b')
      expect(await variable(page, '--color-secondary')).toBe('#8fbc8f')
    })
  })
})
