import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CORE_MODULES, ONCALL_TENANT } from '@platform/shared-contracts/rules'
import { fakeCart } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { PricingRoute } from './pricing.route.tsx'

function open(inCart = 0, prices?: (typeof ONCALL_TENANT)['prices']) {
  const cart = fakeCart(CORE_MODULES.slice(0, inCart))
  const tenant = prices ? { ...ONCALL_TENANT, prices } : ONCALL_TENANT
  renderPage(PricingRoute, { platform: { cart, tenant } })
  return cart
}
const sum = (label: string) => screen.getByText(label).nextElementSibling
const people = () => screen.getByRole('textbox', { name: /People/ })

async function setPeople(text: string) {
  await userEvent.clear(people())
  await userEvent.type(people(), text)
}

test('shows the three ways to buy at the prices of the tenant, each with its way to order', () => {
  open(0, { learnerMonthlyCents: 3450, courseCents: { IC0118: 5500 } })
  const card = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement
  expect(card('Single courses')).toHaveTextContent('$20.00 to $55.00')
  expect(card('Learner subscription')).toHaveTextContent('$34.50 a month, for each person')
  expect(card('Partner plan')).toHaveTextContent('$250.00 a month')
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(leadsTo('Choose courses')).toBe('/courses')
  expect(leadsTo('Subscribe')).toBe('/checkout?plan=LS0100')
  expect(leadsTo('Order the partner plan')).toBe('/checkout?plan=PS0100')
})

// spec section 9: the printed example
test('computes the price of a crew by the rule of the order', async () => {
  const cart = open()
  expect(screen.getByText('Choose at least one course to see its price.')).toBeVisible()
  for (const { title } of CORE_MODULES.slice(0, 4))
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^${title}`) }))
  expect(sum('For each person')).toHaveTextContent('$106.25')
  expect(sum('Total, paid once')).toHaveTextContent('$1,062.50')
  expect(cart.items()).toHaveLength(4)
  await setPeople('3')
  expect(sum('Total, paid once')).toHaveTextContent('$318.75')
  expect(screen.getByText(/\$87\.00 a month for 3 people/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Order these courses' })).toHaveAttribute(
    'href',
    '/checkout?seats=3',
  )
  expect(screen.getByRole('link', { name: 'Order the subscription' })).toHaveAttribute(
    'href',
    '/checkout?plan=LS0100&seats=3',
  )
})

test('says what is missing for the discount', () => {
  open(2)
  expect(screen.getByText('Add 1 more course to save 15%.')).toBeVisible()
  expect(screen.queryByText('15% off')).not.toBeInTheDocument()
})

test('chooses all twelve, and none', async () => {
  const cart = open(1)
  await userEvent.click(screen.getByRole('button', { name: 'Choose all twelve' }))
  expect(cart.items()).toHaveLength(12)
  await userEvent.click(screen.getByRole('button', { name: 'Choose none' }))
  expect(cart.items()).toEqual([])
})

test('refuses a number of people that cannot be ordered, and keeps what was typed', async () => {
  open(1)
  await setPeople('1001')
  expect(people()).toHaveAccessibleDescription(/Enter 1 to 1,000 people\./)
  expect(people()).toHaveValue('1001')
  expect(screen.queryByRole('link', { name: 'Order these courses' })).not.toBeInTheDocument()
})

test('answers the questions about paying', () => {
  open()
  const faq = screen
    .getByRole('heading', { name: 'Questions about paying' })
    .closest('section') as HTMLElement
  expect(within(faq).getByText(/By invoice, with your PO number/)).toBeInTheDocument()
  expect(within(faq).getByText('Refunds')).toHaveAttribute('href', '/refunds')
})
