import { expect, expectAccessible, test } from '../fixtures/test.ts'

test.describe('a visitor who looks for the rules of a state', () => {
  test('finds it by keyboard from the footer, and goes on to another', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Rules by state' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Workplace safety by state' })).toBeVisible()
    await expectAccessible(page)

    const search = page.getByRole('searchbox', { name: 'Find a state or territory' })
    await search.focus()
    await page.keyboard.type('neva')
    await expect(page.getByRole('status').filter({ hasText: '1 place' })).toBeVisible()
    // The button that empties the field is between.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Nevada' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/safety-training/nevada')
    await expect(page).toHaveTitle(/Nevada: OSHA 10 card rules/)
    await expect(page.getByRole('region', { name: 'Safety cards and classes by law' })).toContainText(
      'NRS 618.987',
    )
    await expectAccessible(page)

    await page.getByRole('link', { name: 'All states and territories' }).click()
    await page.getByRole('link', { name: 'Texas', exact: true }).click()
    await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('Federal OSHA')
    await expect(page.getByRole('region', { name: 'What happens at work here' })).toContainText('564 people')
  })

  test('is shown the nearest names for a wrong one, with a 404', async ({ page, watched }) => {
    watched.allow(/404/)
    const answer = await page.goto('/safety-training/pensylvania')
    expect(answer?.status()).toBe(404)
    const near = page.getByRole('navigation', { name: 'Did you mean one of these?' })
    await expect(near.getByRole('link').first()).toHaveText('Pennsylvania')
    await expectAccessible(page)
    await near.getByRole('link').first().click()
    await expect(page).toHaveTitle(/Pennsylvania/)
  })
})

test('gives search engines each state with the day on which it was checked', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const states = [
    ...xml.matchAll(
      /<loc>https?:\/\/[^/]+\/safety-training\/[a-z-]+<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g,
    ),
  ]
  expect(states).toHaveLength(53)
})
