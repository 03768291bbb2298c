import type { Page } from '@playwright/test'
import { ANA, expect, store, STORED, test } from './recorded.ts'

const main = (page: Page) => page.getByRole('main')
const hrefOf = (page: Page, name: string) =>
  main(page).getByRole('link', { name, exact: true }).first().getAttribute('href')

const CARDS = [
  ['Expert-led training', '/dashboard', '/dashboard'],
  ['Progress tracking', '/progress', '/progress'],
  ['Compliance', null, null],
  ['Certification', '/login', '/certificates'],
  ['Expert consulting', '/login', '/consultations'],
  ['Free resources', '/free-resources', '/free-resources'],
] as const

async function expectCards(page: Page, at: 1 | 2): Promise<void> {
  for (const card of CARDS) {
    await expect(main(page).getByRole('heading', { name: card[0], exact: true })).toBeVisible()
    const link = main(page).getByRole('link', { name: card[0], exact: true })
    if (card[at] === null) await expect(link).toHaveCount(0)
    else await expect(link).toHaveAttribute('href', card[at])
  }
}

test.describe('home page (spec sections 1, 2 and 9)', () => {
  test('shows a visitor claims, six cards and ways to subscribe', async ({ page, recorded }) => {
    await page.goto('/')
    for (const [label, value] of [
      ['active learners', '250+'],
      ['core safety modules', '12'],
      ['average rating', '4.5/5'],
      ['expert support', '24/7'],
    ] as const)
      await expect(main(page).getByText(label).locator('..')).toContainText(value)
    await expectCards(page, 1)
    expect(await hrefOf(page, 'Subscribe Now')).toBe('/login')
    await expect(main(page).getByText('Upgrade to Premium')).toHaveCount(0)
    for (const name of ['Continue Training', 'Manager Dashboard', 'Resume Training'])
      await expect(main(page).getByRole('link', { name })).toHaveCount(0)
    await main(page).getByRole('link', { name: 'Certification', exact: true }).click()
    await expect(page).toHaveURL('/login')
    expect(recorded.to('GET /auth/me')).toEqual([])
  })

  test("credits the provider in the footer, with the year 2025 and the tenant's support", async ({
    page,
    recorded,
  }) => {
    const config = {
      id: 1,
      slug: 'oncall',
      name: 'Acme Steel',
      support: { email: 'help@acme.test', phone: '+1 555 0199' },
    }
    recorded.answer({ 'GET /tenant/config': { body: { config } } })
    await page.goto('/login')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('© 2025 Acme Steel')
    await expect(footer).toContainText('Platform by SafetyWorks Training')
    await expect(footer.getByRole('link', { name: 'help@acme.test' })).toHaveAttribute(
      'href',
      'mailto:help@acme.test',
    )
    await expect(footer.getByRole('link', { name: '+1 555 0199' })).toHaveAttribute('href', 'tel:+15550199')
    await expect(footer.getByRole('button', { name: 'Platform panel' })).toHaveCount(0)
  })

  const PEOPLE = [
    ['user', {}, '/progress', true, false],
    ['subscriber', { isSubscribed: true }, '/dashboard', false, false],
    ['professional partner', { isProfessionalPartner: true }, '/progress', true, false],
    ['admin', { role: 'admin' }, '/dashboard', false, true],
    ['super admin', { role: 'super_admin' }, '/dashboard', false, true],
  ] as const
  for (const [who, person, continueTo, isOffered, isStaff] of PEOPLE)
    test(`shows a ${who} their own version`, async ({ page, recorded, signedIn }) => {
      await signedIn(person)
      recorded.answer({ 'GET /progress': { body: [{ module_id: 'IC0110', status: 'completed' }] } })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ana')
      await expect(main(page).getByText('ana@oncall.test')).toBeVisible()
      expect(await hrefOf(page, 'Continue Training')).toBe(continueTo)
      expect(await hrefOf(page, 'View Progress')).toBe('/progress')
      const offer = main(page).getByRole('complementary', { name: 'Upgrade to Premium' })
      await expect(offer).toHaveCount(isOffered ? 1 : 0)
      if (isOffered) {
        await expect(offer).toContainText('Unlock all training modules and features')
        await expect(offer.getByRole('link')).toHaveAttribute('href', '/subscriptions')
      }
      for (const [name, href] of [
        ['Manager Dashboard', '/manager-dashboard'],
        ['Resume Training', '/dashboard'],
      ] as const)
        if (isStaff) expect(await hrefOf(page, name)).toBe(href)
        else await expect(main(page).getByRole('link', { name })).toHaveCount(0)
      await expectCards(page, 2)
      if (who === 'professional partner')
        await expect(page.getByRole('link', { name: /^Subscri/ })).toHaveCount(0)
    })

  test('shows a subscriber their progress, requested by email', async ({ page, recorded, signedIn }) => {
    await signedIn({ isSubscribed: true })
    recorded.answer({ 'GET /progress': { body: [{ module_id: 'IC0110', status: 'completed' }] } })
    await page.goto('/')
    // A person's own notes, which the page labels; the server's measurement is not part of the specification.
    await expect(main(page).getByText('Self-reported: 1 of 12 modules completed')).toBeVisible()
    expect(recorded.to('GET /progress')).toMatchObject([{ query: { email: 'ana@oncall.test' } }])
  })

  test("never shows the visitor's page to a user with a stored session", async ({ page, recorded }) => {
    const verified = Promise.withResolvers<undefined>()
    await store(page, STORED)
    recorded.answer({ 'GET /auth/me': { body: ANA, after: verified.promise } })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
    verified.resolve(undefined)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ana')
  })
})

test.describe('login and registration (spec section 1)', () => {
  for (const path of ['/login', '/register'])
    test(`shows the prices of the subscription and the courses on ${path}`, async ({ page }) => {
      await page.goto(path)
      const offer = page.getByRole('complementary', { name: 'Training prices' })
      await expect(offer).toContainText('$29 a month')
      for (const [course, price] of [
        ['Ladder Safety', '$20'],
        ['Machine Safeguarding', '$35'],
        ['Chemical Hazard Comm', '$40'],
      ] as const)
        await expect(offer.getByText(course).locator('..')).toContainText(price)
      await expect(offer).toContainText(/select 3 or more courses for a 15% discount/i)
    })
})
