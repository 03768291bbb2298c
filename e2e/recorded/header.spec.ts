import type { Locator, Page } from '@playwright/test'
import { LISTED } from '../fixtures/remotes/listings.ts'
import { expect, store, test } from './recorded.ts'

/** Text and address, as spec section 2 prints them, in its order. */
type Entry = readonly [text: string, path: string]

const FLAGGED: readonly Entry[] = [
  ['Quizzes', '/quizzes'],
  ['Certificates', '/certificates'],
  ['Consultations', '/consultations'],
  ['Citations', '/citations'],
]
const SUPER_SERVICES: readonly Entry[] = [
  ['Find Professionals', '/csp-ehs-professionals'],
  ['Manager Dashboard', '/manager'],
  ['CSP/EHS Database', '/csp-ehs-professionals'],
  ['Manage Partners', '/professional-partners'],
]
const ADMIN_TOOLS: readonly Entry[] = [
  ['Admin Dashboard', '/admin'],
  ['Manager Dashboard', '/manager'],
  ['Support Tickets', '/tickets'],
  ['View Consultations', '/view-consultations'],
  ['Subscriptions Dashboard', '/subscriptions-dashboard'],
]
const SUPER_ADMIN_TOOLS: readonly Entry[] = [
  ...ADMIN_TOOLS,
  ['Blog Management', '/admin/blog'],
  ['Social Media', '/social-media'],
  ['Tenant Management', '/tenant-management'],
  ['SEO Management', '/seo'],
  ['Traffic Dashboard', '/traffic'],
]

const listed = (entries: readonly Entry[]) => entries.filter(([, path]) => LISTED.has(path))
const texts = (entries: readonly Entry[]) => listed(entries).map(([text]) => text)

function mainLinks(training: string | null, subscribe: Entry | null): Entry[] {
  return [
    ['Home', '/'],
    ['Training', training ?? '/login'],
    ...(training ? [['Progress', '/progress'] as const] : []),
    ['Free Resources', '/free-resources'],
    ...listed([['Blog', '/blog']]),
    ...(subscribe ? [subscribe] : []),
  ]
}

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' })
const linksOf = (menu: Locator) =>
  menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))

async function itemsOf(page: Page, menu: string): Promise<string[]> {
  const button = page.getByRole('button', { name: menu, exact: true })
  if ((await button.count()) === 0) return []
  await button.click()
  const items = page.getByRole('menu', { name: menu }).getByRole('menuitem')
  const names = await items.evaluateAll((all) =>
    all.map((item) => item.getAttribute('aria-label') ?? item.textContent),
  )
  await page.keyboard.press('Escape')
  return names
}

const PEOPLE = [
  ['user', {}, '/progress', 'Subscribe', [], []],
  ['subscriber', { isSubscribed: true }, '/dashboard', 'Subscription', [], []],
  ['professional partner', { isProfessionalPartner: true }, '/progress', null, [], []],
  ['admin', { role: 'admin' }, '/dashboard', 'Subscription', [], ADMIN_TOOLS],
  ['super admin', { role: 'super_admin' }, '/dashboard', 'Subscription', SUPER_SERVICES, SUPER_ADMIN_TOOLS],
] as const

const without = (...names: string[]) => ({
  body: {
    config: {
      id: 1,
      slug: 'oncall',
      name: 'OnCall Safety',
      features: Object.fromEntries(names.map((name) => [name, { enabled: false }])),
    },
  },
})

test.describe('header (spec section 2, header navigation)', () => {
  test('has the entries for a visitor', async ({ page }) => {
    await page.goto('/privacy')
    await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
    expect(await linksOf(bar(page))).toEqual(mainLinks(null, ['Subscribe', '/login']))
    for (const menu of ['Services', 'Admin Tools'])
      await expect(page.getByRole('button', { name: menu })).toHaveCount(0)
  })

  for (const [who, person, training, subscribe, services, adminTools] of PEOPLE)
    test(`has the entries for a ${who}`, async ({ page, signedIn }) => {
      await signedIn(person)
      await page.goto('/privacy')
      await expect(page.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
      await expect
        .poll(() => linksOf(bar(page)))
        .toEqual(mainLinks(training, subscribe && [subscribe, '/subscriptions']))
      expect(await itemsOf(page, 'Services')).toEqual(texts([...FLAGGED, ...services]))
      expect(await itemsOf(page, 'Admin Tools')).toEqual(texts(adminTools))
    })

  test("limits Services by the tenant's feature flags", async ({ page, recorded, signedIn }) => {
    await signedIn()
    recorded.answer({ 'GET /tenant/config': without('quizzes', 'citations', 'scraper') })
    await page.goto('/privacy')
    await expect(page.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
    const enabledEntries: Entry[] = FLAGGED.filter(([text]) => text !== 'Quizzes' && text !== 'Citations')
    await expect.poll(() => itemsOf(page, 'Services')).toEqual(texts(enabledEntries))
  })

  test('lists every entry of Services for a super admin, regardless of feature flags', async ({
    page,
    recorded,
    signedIn,
  }) => {
    await signedIn({ role: 'super_admin' })
    recorded.answer({
      'GET /tenant/config': without('quizzes', 'certificates', 'consultations', 'citations'),
    })
    await page.goto('/privacy')
    await expect(page.getByRole('button', { name: 'Ana Reyes' })).toBeVisible()
    expect(await itemsOf(page, 'Services')).toEqual(texts([...FLAGGED, ...SUPER_SERVICES]))
  })

  test('shows a lock, and the reason as a tooltip, on an entry that the guard would refuse', async ({
    page,
    signedIn,
  }) => {
    if (!LISTED.has('/admin')) return
    await signedIn({ role: 'admin' })
    await page.goto('/privacy')
    await page.getByRole('button', { name: 'Admin Tools' }).click()
    const locked = page.getByRole('menuitem', { name: 'Admin Dashboard' })
    await expect(locked).toHaveAccessibleDescription('Only super admins can open this page.')
    await expect(locked.locator('svg')).toBeVisible()
    await locked.hover()
    await expect(locked.getByRole('tooltip')).toBeVisible()
    await locked.click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('Only super admins can open that page.')).toBeVisible()
  })

  test('shows the cart count on Subscribe only when the cart is not empty', async ({ page }) => {
    const items = [
      { code: 'IC0110', price: 20 },
      { code: 'IC0111', price: 35 },
    ]
    await store(page, { 'training-cart': JSON.stringify(items) })
    await page.goto('/privacy')
    await expect(bar(page).locator('[data-cart-count]')).toHaveText('2')
    await page.evaluate(() => {
      localStorage.removeItem('training-cart')
      dispatchEvent(new StorageEvent('storage', { key: 'training-cart' }))
    })
    await expect(bar(page).locator('[data-cart-count]')).toHaveCount(0)
  })
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('has everything behind one button (spec section 2)', async ({ page, signedIn }) => {
    await signedIn({ role: 'super_admin' })
    await page.goto('/privacy')
    await page.getByRole('button', { name: 'Menu' }).click()
    const all = page.getByRole('navigation', { name: 'Main' })
    for (const text of texts([...FLAGGED, ...SUPER_SERVICES, ...SUPER_ADMIN_TOOLS]))
      await expect(all.getByRole('link', { name: text }).first()).toBeVisible()
    await expect(all.getByRole('link', { name: 'Subscription', exact: true })).toBeVisible()
    await expect(all).toContainText('ana@oncall.test')
    await expect(all.getByRole('button', { name: 'Logout' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(all).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
    await page.getByRole('button', { name: 'Menu' }).click()
    await all.getByRole('link', { name: 'Progress', exact: true }).click()
    await expect(page).toHaveURL('/progress')
    await expect(all).toHaveCount(0)
  })
})
