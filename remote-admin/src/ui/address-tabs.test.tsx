import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { AddressTabs } from './address-tabs.tsx'

const TABS = [
  { id: 'orders', label: 'Orders', content: () => <p>All orders</p> },
  { id: 'coupons', label: 'Coupons', content: () => <p>All coupons</p> },
]

function Address() {
  return <output>{useLocation().search}</output>
}

function show(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <AddressTabs label="Views" tabs={TABS} />
      <Address />
    </MemoryRouter>,
  )
}

it('opens the tab that the URL names, and shows nothing of the others', () => {
  show('/?view=coupons')
  expect(screen.getByRole('tab', { name: 'Coupons' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('All coupons')).toBeVisible()
  expect(screen.queryByText('All orders')).toBeNull()
})

it('opens the first tab for an id that does not exist', () => {
  show('/?view=invoices')
  expect(screen.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('All orders')).toBeVisible()
})

it('leaves the filters of one tab out of the URL of the next, and the first tab out of it altogether', async () => {
  show('/?q=smith')
  await userEvent.click(screen.getByRole('tab', { name: 'Coupons' }))
  expect(screen.getByRole('status')).toHaveTextContent('?view=coupons')
  expect(screen.queryByText('All orders')).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'Orders' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
