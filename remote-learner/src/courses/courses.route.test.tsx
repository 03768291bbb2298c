import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { ONCALL_TENANT } from '@platform/shared-contracts/rules'
import { fakeApi, fakeCart } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { CoursesRoute } from './courses.route.tsx'

const course = (code: string, title: string, standard: string) => ({
  ...{ code, title, standard, minutes: 40, priceCents: 2000, renewal: `Renewal of ${title}` },
  lessons: [`First of ${title}`, `Second of ${title}`],
})
const list = [
  course('IC0110', 'Ladder Safety', '29 CFR 1926.1053; 1910.23'),
  course('IC0112', 'Fall Protection', '29 CFR 1926.500-1926.503'),
  course('IC0116', 'Lockout/Tagout', '29 CFR 1910.147'),
  course('IC0121', 'Bloodborne Pathogens', '29 CFR 1910.1030'),
]

async function open(at = '/courses', modules: readonly object[] = list) {
  const cart = fakeCart()
  const { fetch } = fakeApi({ 'GET /modules': modules })
  renderPage(CoursesRoute, { platform: { fetch, cart }, path: '/courses', at })
  await screen.findByText('4 courses')
  return cart
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const cardOf = (title: string) =>
  screen.getByRole('heading', { level: 2, name: title }).closest('li') as HTMLElement

test('shows of each course the picture, outline, time, standard and price', async () => {
  await open()
  const card = cardOf('Fall Protection')
  expect(within(card).getByRole('img', { name: /42-inch guardrail/ })).toHaveAttribute(
    'src',
    '/drawings/IC0112.svg',
  )
  expect(card).toHaveTextContent(/29 CFR 1926\.500-1926\.503.*About 40 min.*2 lessons.*\$20\.00/)
  expect(within(card).getByText('First of Fall Protection')).toBeInTheDocument()
  expect(within(card).getByRole('link', { name: 'Read a free lesson: Fall Protection' })).toHaveAttribute(
    'href',
    '/modules/IC0112',
  )
})

test('shows what reviews come to from three of them on', async () => {
  const rated = (index: number, count: number) => ({ ...list[index], rating: { count, average: 4.5 } })
  await open('/courses', [rated(0, 3), rated(1, 2), ...list.slice(2)])
  expect(cardOf('Ladder Safety')).toHaveTextContent('4.5 of 5 stars, 3 reviews')
  expect(cardOf('Fall Protection')).not.toHaveTextContent('stars')
})

test('filters by standard and by job, from the address too', async () => {
  await open()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Standard' }), '1926')
  expect(titles()).toEqual(['Ladder Safety', 'Fall Protection'])
  expect(screen.getByRole('status')).toHaveTextContent('2 courses')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'care')
  expect(screen.getByText('No course matches both choices.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show all courses' }))
  expect(titles()).toHaveLength(4)
})

test('compares up to three courses side by side', async () => {
  await open()
  const check = (title: string) => userEvent.click(screen.getByRole('checkbox', { name: `Compare ${title}` }))
  await check('Ladder Safety')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  await check('Lockout/Tagout')
  const table = screen.getByRole('table')
  expect(within(table).getByRole('row', { name: /^Price/ })).toHaveTextContent('Price$20.00$20.00')
  expect(within(table).getByRole('row', { name: /^Renewal/ })).toHaveTextContent('Renewal of Lockout/Tagout')
  await check('Fall Protection')
  expect(screen.getByRole('checkbox', { name: 'Compare Bloodborne Pathogens' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Stop comparing' }))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('compares both of two courses that are chosen before the page has rendered', async () => {
  await open()
  act(() => {
    for (const title of ['Ladder Safety', 'Lockout/Tagout']) {
      fireEvent.click(screen.getByRole('checkbox', { name: `Compare ${title}` }))
    }
  })
  expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(3)
})

test('fills the cart of a visitor and shows the way to it', async () => {
  const cart = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Fall Protection' }))
  expect(cart.items()).toEqual([{ code: 'IC0112', title: 'Fall Protection', priceCents: 2000 }])
  expect(screen.getByRole('link', { name: 'View cart (1)' })).toHaveAttribute('href', '/cart')
})

test('lists twelve courses at the prices of the tenant when the server does not answer', async () => {
  const tenant = { ...ONCALL_TENANT, prices: { learnerMonthlyCents: 2900, courseCents: { IC0110: 1234 } } }
  renderPage(CoursesRoute, { platform: { tenant }, path: '/courses', at: '/courses' })
  expect(await screen.findByText(/could not be loaded/)).toBeVisible()
  expect(titles()).toHaveLength(12)
  expect(cardOf('Ladder Safety')).toHaveTextContent('$12.34')
})
