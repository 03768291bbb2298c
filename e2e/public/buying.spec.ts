import { register, verifyByMail } from '../fixtures/people/new-person.ts'
import { fillLogin } from '../fixtures/people/sign-in.ts'
import { emailOf, expect, expectAccessible, signIn, test } from '../fixtures/test.ts'

test.describe('a visitor who buys', () => {
  test('filters and compares courses, fills the cart, and has it after the login', async ({ page }) => {
    await page.goto('/courses')
    await expect(page.locator('#root')).toHaveAttribute('data-ready')
    await page.getByLabel('Standard').selectOption('1926')
    await page.getByLabel('For', { exact: true }).selectOption('construction')
    await expect(page).toHaveURL('/courses?standard=1926&for=construction')
    await page.getByRole('checkbox', { name: 'Compare Ladder Safety' }).check()
    await page.getByRole('checkbox', { name: 'Compare Fall Protection' }).check()
    await expect(page.getByRole('row', { name: /^Price/ })).toContainText('$20.00$40.00')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Add to cart: Fall Protection' }).first().click()
    await page.getByRole('link', { name: 'View cart (1)' }).click()
    await expect(page.getByText('Add 2 more courses to save 15%.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await expect(page).toHaveURL('/login')
    await fillLogin(page, emailOf('learner', 'oncall'))
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL('/checkout?seats=1')
    await expect(page.getByRole('main')).toContainText('Fall Protection')
  })

  test('registers for a plan, and is led back to it by the email', async ({ page }) => {
    await page.goto('/pricing')
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Subscribe', exact: true }).click()
    await expect(page).toHaveURL('/login')
    await page.getByRole('link', { name: 'Create an account' }).click()
    const person = { email: `buyer-${Date.now()}@acme.test`, password: 'Ladders-up-2026' }
    await register(page, person)
    await verifyByMail(page, person.email)
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillLogin(page, person.email, person.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL('/checkout?plan=LS0100')
  })

  test('books an hour on a profile by way of the login', async ({ page }) => {
    await page.goto('/partners')
    await page
      .getByRole('link', { name: /^View profile/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Book an hour' }).click()
    const toLogin = page.getByRole('link', { name: 'Sign in to book' })
    await expect(toLogin).toBeVisible()
    const wanted = page.url()
    await toLogin.click()
    await fillLogin(page, emailOf('subscriber', 'oncall'))
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(wanted)
  })

  test('computes what a crew pays, and orders exactly that', async ({ page }) => {
    await page.goto('/pricing')
    for (const name of [/^Ladder Safety/, /^Machine Safeguarding/, /^Fall Protection/, /^Respiratory/])
      await page.getByRole('checkbox', { name }).check()
    await expect(page.getByRole('region', { name: /for your crew/ })).toContainText('$1,062.50')
    await page.getByRole('link', { name: 'Order these courses' }).click()
    await fillLogin(page, emailOf('learner', 'oncall'))
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL('/checkout?seats=10')
    await expect(page.getByRole('main')).toContainText('$1,062.50')
  })
})

test('a question of a visitor is a ticket that staff can answer', async ({ page, browser }) => {
  const subject = `Harbor Works ${Date.now()}`
  await page.goto('/for-companies')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ask for a demo' }).click()
  await page.getByLabel('Your name').fill('Dana Fox')
  await page.getByLabel('Email').fill('dana@harbor.test')
  await page.getByRole('textbox', { name: 'Company' }).fill(subject)
  await page.getByLabel('What would you like to see?').fill('The matrix for thirty people, please.')
  await page.getByRole('button', { name: 'Ask for a demo' }).click()
  await expect(page.getByText('The answer goes to dana@harbor.test')).toBeVisible()

  const staff = await browser.newPage()
  await signIn(staff, emailOf('super', 'oncall'), 'oncall')
  await staff.goto('/tickets')
  await expect(staff.getByText(`Demo request: ${subject}`).first()).toBeVisible()
  await staff.close()
})
