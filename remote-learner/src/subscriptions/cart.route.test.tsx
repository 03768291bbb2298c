import { screen } from '@testing-library/react'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { fakeCart } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { CartRoute } from './cart.route.tsx'

test('shows a visitor the sum of the cart, and leads to the checkout, courses and prices', () => {
  renderPage(CartRoute, { platform: { cart: fakeCart(CORE_MODULES.slice(0, 4)) } })
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('$106.25')
  const leadsTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(leadsTo(/checkout/i)).toMatch(/^\/checkout/)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/courses', '/pricing']),
  )
})

test('starts with the seats of its address', () => {
  renderPage(CartRoute, {
    path: '/cart',
    at: '/cart?seats=7',
    platform: { cart: fakeCart(CORE_MODULES.slice(0, 4)) },
  })
  expect(screen.getByRole('textbox', { name: /^Seats/ })).toHaveValue('7')
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('$743.75')
})

test('asks for a number of seats where the address has none', () => {
  renderPage(CartRoute, {
    path: '/cart',
    at: '/cart?seats=many',
    platform: { cart: fakeCart(CORE_MODULES.slice(0, 1)) },
  })
  expect(screen.getByText('Enter 1 to 1,000 seats.')).toBeVisible()
})
