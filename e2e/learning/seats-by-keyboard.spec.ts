import { requestApi } from '../fixtures/request-api.ts'
import { press, tabTo } from '../fixtures/keyboard.ts'
import { linkMailedTo } from '../fixtures/outbox.ts'
import { newPerson } from '../fixtures/people/person.ts'
import { accessTokenOf } from '../fixtures/people/sign-in.ts'
import { emailOf, expect, expectAccessible, signIn, test } from '../fixtures/test.ts'

/** The payment is there, says a super admin. */
async function confirmPayment(order: string): Promise<void> {
  const token = await accessTokenOf(emailOf('super', 'oncall'), 'oncall')
  await requestApi(`/admin/orders/${order}/confirm`, { token, body: { note: '' } })
}

test('lets a buyer buy, assign and withdraw a seat by keyboard, and the invited user accept it', async ({
  page,
  anotherPerson,
}) => {
  test.slow()
  const email = `keys-${Date.now()}@acme.test`
  const buyer = await newPerson({ isSubscribed: false })
  await signIn(page, buyer.email, 'oncall', buyer.password)
  await page.goto('/subscriptions')
  const cart = page.getByRole('group', { name: 'Your cart' })
  await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
  await expectAccessible(page)
  for (const title of ['Ladder Safety', 'Fall Protection'])
    await press(page, page.getByRole('button', { name: `Add to cart: ${title}` }))
  await press(page, cart.getByRole('button', { name: /Ladder Safety/ }))
  await expect(cart).toBeFocused()
  await tabTo(page, cart.getByRole('textbox', { name: /^Seats/ }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2')
  await press(page, page.getByRole('link', { name: 'Go to checkout' }))

  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByLabel(/^Address/))
  await page.keyboard.type('1 Pier, Galveston, TX 77550')
  await tabTo(page, page.getByLabel(/I accept the terms/))
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: 'Place order' }))
  await expect(page.getByRole('heading', { level: 1, name: /^Order O-/ })).toBeFocused()
  await confirmPayment(new URL(page.url()).searchParams.get('order') ?? '')
  await page.reload()

  const seats = page.getByRole('group', { name: 'Seats' })
  await tabTo(page, seats.getByRole('textbox', { name: 'Email address' }))
  await page.keyboard.type(email)
  await press(page, seats.getByRole('button', { name: 'Assign seat', exact: true }))
  await expect(seats.getByRole('listitem').filter({ hasText: email })).toContainText('Invited')

  const invited = await anotherPerson(null)
  await invited.goto(await linkMailedTo(email, '/seat'))
  await press(invited, invited.getByRole('link', { name: 'Register and accept' }))
  await expect(invited.getByRole('main')).toBeFocused()
  await expect(invited.getByLabel('Email')).toHaveValue(email)

  await tabTo(page, seats.getByRole('button', { name: `Withdraw the invitation to ${email}` }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(seats.getByText(email)).toHaveCount(0)
  await expect(seats).toBeFocused()
})
