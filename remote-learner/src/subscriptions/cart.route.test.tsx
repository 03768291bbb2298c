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
