import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AssignmentPreview } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { fakeApi, fakeCart } from '@platform/shared-contracts/testing'
import { renderPage } from '../../../testing/render-page.tsx'
import { AssignDialog } from './assign-dialog.tsx'

const NOTHING: AssignmentPreview = {
  withoutAccess: { count: 0, names: [] },
  dueDates: { count: 0, first: null, last: null },
}

function open(preview: unknown, modules: readonly string[] = [], cart = fakeCart()) {
  const api = fakeApi({
    'POST /training/assignments/preview': preview,
    'POST /training/assignments': () => ({ status: 204 }),
  })
  const Page = () => (
    <AssignDialog
      whom={{ people: [12, 13] }}
      count={2}
      modules={modules}
      onClose={() => undefined}
      onDone={() => undefined}
    />
  )
  const { router } = renderPage(Page, {
    path: '/manager',
    at: '/manager',
    platform: { fetch: api.fetch, cart },
  })
  return { ...api, router }
}

const titleOf = (wanted: string) => CORE_MODULES.find(({ code }) => code === wanted)?.title

const assigned = ({ calls }: Pick<ReturnType<typeof fakeApi>, 'calls'>) =>
  calls.find(({ path }) => path === '/training/assignments')?.body

async function assign() {
  await userEvent.type(screen.getByLabelText(/^Due on/), '2027-01-15')
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
}

test('says who cannot open the modules, and leads to a cart with seats for them', async () => {
  const cart = fakeCart()
  const api = open({ ...NOTHING, withoutAccess: { count: 7, names: ['Ana Reyes', 'Kim Novak'] } }, [], cart)
  expect(api.calls).toEqual([])
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Fall Protection' }))
  expect(
    await screen.findByText(
      '7 of these people cannot open all of the modules: Ana Reyes, Kim Novak, and 5 more.',
    ),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Order seats' }))
  expect(cart.items().map(({ code }) => code)).toEqual(['IC0112'])
  expect(api.router.state.location).toMatchObject({ pathname: '/cart', search: '?seats=7' })
  expect(api.calls.map(({ body }) => body)).toEqual([{ people: [12, 13], modules: ['IC0112'] }])
  expect(screen.queryByRole('checkbox', { name: /Replace/ })).toBeNull()
})

test('orders seats of the modules that someone lacks, and says how many each lacks', async () => {
  const cart = fakeCart()
  const modules = [
    { moduleCode: 'IC0112', count: 3 },
    { moduleCode: 'IC0110', count: 1 },
  ]
  const withoutAccess = { count: 3, names: ['Ana Reyes'], modules }
  const api = open({ ...NOTHING, withoutAccess }, ['IC0112', 'IC0111', 'IC0110'], cart)
  const status = (await screen.findByText('Missing seats:')).closest('[role=status]')
  if (!(status instanceof HTMLElement)) throw new Error('no status')
  const seats = within(status).getAllByRole('listitem')
  expect(seats.map(({ textContent }) => textContent)).toEqual([
    `${titleOf('IC0112')}: 3 seats`,
    `${titleOf('IC0110')}: 1 seat`,
  ])
  expect(within(status).getByText(/^This order has 3 seats of each module/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Order seats' }))
  expect(cart.items().map(({ code }) => code)).toEqual(['IC0110', 'IC0112'])
  expect(api.router.state.location).toMatchObject({ pathname: '/cart', search: '?seats=3' })
})

test('does not explain one number of seats when every module lacks as many', async () => {
  const modules = ['IC0112', 'IC0110'].map((moduleCode) => ({ moduleCode, count: 2 }))
  open({ ...NOTHING, withoutAccess: { count: 2, names: [], modules } }, ['IC0112', 'IC0110'])
  expect(await screen.findByText('Missing seats:')).toBeVisible()
  expect(screen.queryByText(/of each module/)).toBeNull()
})

test.each([
  ['Empty the cart and order this module', ['IC0112']],
  ['Order seats of everything', ['IC0111', 'IC0112']],
])(
  'says that the seats would be of the rest of the cart too, and lets the user %s',
  async (choice, codes) => {
    // A chosen module may be in the cart already.
    const cart = fakeCart(CORE_MODULES.filter(({ code }) => ['IC0111', 'IC0112'].includes(code)))
    const api = open({ ...NOTHING, withoutAccess: { count: 7, names: ['Ana Reyes'] } }, ['IC0112'], cart)
    expect(
      await screen.findByText(/^Your cart already has: .* you would order 7 seats of these too\.$/),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Order seats' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: choice }))
    expect(cart.items().map(({ code }) => code)).toEqual(codes)
    expect(api.router.state.location).toMatchObject({ pathname: '/cart', search: '?seats=7' })
  },
)

test('keeps due dates that exist, unless the admin replaces them', async () => {
  const api = open({ ...NOTHING, dueDates: { count: 3, first: '2026-12-01', last: '2026-12-24' } })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Fall Protection' }))
  expect(
    await screen.findByText('There are already 3 due dates for these modules (Dec 1, 2026 – Dec 24, 2026).'),
  ).toBeVisible()
  await assign()
  expect(assigned(api)).toEqual({
    ...{ people: [12, 13], modules: ['IC0112'], dueOn: '2027-01-15' },
    keepsDueDates: true,
  })
})

test('replaces the date of a module that was opened to change it', async () => {
  const api = open({ ...NOTHING, dueDates: { count: 1, first: '2026-12-01', last: '2026-12-01' } }, [
    'IC0112',
  ])
  expect(await screen.findByRole('checkbox', { name: /Replace due dates that exist/ })).toBeChecked()
  await assign()
  expect(assigned(api)).toMatchObject({ keepsDueDates: false })
})

test('can assign although the check failed', async () => {
  const api = open(() => ({ status: 500 }))
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Fall Protection' }))
  expect(await screen.findByText('Access and due dates of these people could not be checked.')).toBeVisible()
  await assign()
  expect(assigned(api)).toMatchObject({ modules: ['IC0112'] })
})
