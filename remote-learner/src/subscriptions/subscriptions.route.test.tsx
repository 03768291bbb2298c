import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CORE_MODULES, ONCALL_TENANT } from '@platform/shared-contracts/rules'
import { fakeCart, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { SubscriptionsRoute } from './subscriptions.route.tsx'

const open = (count: number) => {
  const cart = fakeCart(CORE_MODULES.slice(0, count))
  renderPage(SubscriptionsRoute, { platform: { cart, session: signedInAs({ isSubscribed: false }) } })
  return cart
}
const sum = (label: string) => screen.getByText(label).nextElementSibling

// spec section 9: the printed example
test('prices the classic bundle at $106.25, and at $1,062.50 for ten seats', async () => {
  open(4)
  expect(sum('Total')).toHaveTextContent('$106.25')
  const seats = screen.getByRole('textbox', { name: /Seats/ })
  await userEvent.clear(seats)
  await userEvent.type(seats, '10')
  expect(sum('Total')).toHaveTextContent('$1,062.50')
})

test('prints the worked example of the specification', () => {
  open(0)
  expect(
    screen.getByText(
      /\$20 \+ \$35 \+ \$40 \+ \$30 = \$125 per employee, \$106\.25 at 85%, and \$1062\.50 for 10 employees/,
    ),
  ).toBeVisible()
})

test('shows how many courses are missing for the discount, and drops it below three', async () => {
  open(3)
  expect(screen.getByText('3 or more courses: 15% off')).toBeVisible()
  const cart = screen.getByRole('heading', { name: 'Your cart' }).closest('section') as HTMLElement
  await userEvent.click(within(cart).getByRole('button', { name: 'Remove Ladder Safety from the cart' }))
  expect(screen.getByText('Add 1 more course to save 15%.')).toBeVisible()
  expect(screen.queryByText('3 or more courses: 15% off')).not.toBeInTheDocument()
})

test('refuses seats that are not a number from 1 to 1000, and preserves the input', async () => {
  open(1)
  const seats = screen.getByRole('textbox', { name: /Seats/ })
  await userEvent.clear(seats)
  await userEvent.type(seats, '99999')
  expect(seats).toBeInvalid()
  expect(seats).toHaveAccessibleDescription(/Enter 1 to 1,000 seats\./)
  expect(seats).toHaveValue('99999')
  const cart = within(screen.getByRole('heading', { name: 'Your cart' }).closest('section') as HTMLElement)
  expect(cart.queryByText('Subtotal')).not.toBeInTheDocument()
  expect(cart.getByRole('link', { name: /checkout/i })).toHaveAttribute('href', '/checkout?seats=99999')
})

test('shows all three plans with the specified prices', () => {
  open(0)
  expect(screen.getByText('$250.00 a month')).toBeVisible()
  expect(screen.getByText('85% of the original price')).toBeVisible()
  expect(screen.getByText('$29.00 a month')).toBeVisible()
})

test('sells at the prices of the tenant', () => {
  const prices = { learnerMonthlyCents: 3450, courseCents: { IC0118: 5500 } }
  renderPage(SubscriptionsRoute, { platform: { tenant: { ...ONCALL_TENANT, prices } } })
  expect(screen.getByText('$34.50 a month')).toBeVisible()
  expect(screen.getByText('Electrical Safety').closest('li')).toHaveTextContent('$55.00')
})

test('empties the cart', async () => {
  const cart = open(2)
  await userEvent.click(screen.getByRole('button', { name: 'Clear cart' }))
  expect(cart.items()).toEqual([])
  expect(screen.getByText('Your cart is empty. Add a course from the list.')).toBeVisible()
})

test('leads to the free trial of the tenant, and shows no plan that cannot be ordered', () => {
  const prices = { learnerMonthlyCents: 2900, trialDays: 7, notOffered: ['PS0100'] }
  renderPage(SubscriptionsRoute, { platform: { tenant: { ...ONCALL_TENANT, prices } } })
  expect(screen.getByRole('link', { name: 'Try it free for 7 days' })).toHaveAttribute('href', '/my-plan')
  expect(screen.queryByRole('link', { name: /^Order: Partner/ })).toBeNull()
})
