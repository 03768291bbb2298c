import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { pathsOfSiteMap } from '../fixtures/site-map.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

test('a visitor reads, goes on and comes back in Spanish at addresses of its own', async ({
  page,
  baseURL,
}) => {
  await page.goto('/es/pricing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', `${baseURL}/es/pricing`)
  await expectAccessible(page)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Quiénes somos' }).click()
  await expect(page).toHaveURL('/es/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(canonical).toHaveAttribute('href', `${baseURL}/es/about`)
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', `${baseURL}/about`)
  await page.goBack()
  await expect(page).toHaveURL('/es/pricing')

  // The choice is remembered: an address without a language leads to the page in it.
  await page.goto('/contact')
  await expect(page).toHaveURL('/es/contact')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/es/login')
})

test('the switch leads to the same page in the other language, with what is typed', async ({ page }) => {
  await page.goto('/contact')
  const name = page.getByRole('main').getByRole('textbox').first()
  await name.fill('Ana')
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/es/contact')
  await expect(name).toHaveValue('Ana')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(name).toHaveValue('Ana')
  await page.goto('/pricing')
  await expect(page).toHaveURL('/pricing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the switch leads to the same page in the other language and is remembered', async ({ page }) => {
    await page.goto('/blog?tag=ladders')
    const spanish = page.getByRole('link', { name: 'Español' })
    await expect(spanish).toHaveAttribute('hreflang', 'es')
    await expect(spanish).toHaveAttribute('lang', 'es')
    await spanish.click()
    await expect(page).toHaveURL('/es/blog?tag=ladders')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.goto('/contact')
    await expect(page).toHaveURL('/es/contact')

    // A page without a language in its address is in the chosen one, and the choice can be changed.
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto('/pricing')
    await expect(page).toHaveURL('/pricing')
  })

  test('every public link of a Spanish page stays in Spanish', async ({ page }) => {
    await page.goto('/es')
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const own = links.filter((href) => href.startsWith('/'))
    expect(own.length).toBeGreaterThan(20)
    // The account's own page has one address; the switch leads to the page in English.
    const elsewhere = own.filter((href) => !/^\/es(\/|$|#|\?)/.test(href))
    expect(elsewhere.sort()).toEqual(['/?set-language=en', '/dashboard'])
  })
})

test('no Spanish page names a course in English', async ({ request }) => {
  const paths = await pathsOfSiteMap(request, 'es')
  expect(paths.length).toBeGreaterThan(90)
  const named: string[] = []
  for (const path of paths) {
    const text = (await (await request.get(path)).text()).replaceAll(/<script.*?<\/script>/gs, '')
    named.push(
      ...CORE_MODULES.filter(({ title }) => text.includes(title)).map(({ title }) => `${path}: ${title}`),
    )
  }
  expect(named).toEqual([])
})
