import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { TicketsRoute } from './tickets.route.tsx'

const at = '2026-11-20T12:00:00.000Z'
const ticketOf = (id: number, subject: string) => ({
  ...{ id, subject, category: 'name', priority: 'high', state: 'new', requester: null, assignee: null },
  ...{ path: '/certificates', createdAt: at, updatedAt: at, firstReplyAt: null },
})
const pageOf = (total: number, ...items: object[]) => ({
  ...{ items, total, page: 1, size: 20 },
  counts: { new: 1, open: 0, waiting: 0, solved: 4, closed: 0 },
})
const active = pageOf(12, ticketOf(7, 'Wrong name'))
const closed = pageOf(143, ticketOf(9, 'Old question'))

function open(routes: Record<string, unknown>, search = '') {
  const notices: string[] = []
  const api = fakeApi(routes)
  renderPage(TicketsRoute, {
    path: '/tickets',
    at: `/tickets${search}`,
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'super_admin' }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices }
}

const isOfClosed = ({ path }: { readonly path: string }) => path.includes('state=closed')
const selectPage = () =>
  within(screen.getByRole('table', { name: 'Tickets' })).getByRole('checkbox', {
    name: 'Select all on this page',
  })

test('selects no ticket of the last filter while those of the next are loaded', async () => {
  let answer: (page: object) => void = () => undefined
  const slow = new Promise<object>((resolve) => {
    answer = resolve
  })
  open({
    'GET /tickets': async (call: { path: string }) => ({ body: isOfClosed(call) ? await slow : active }),
  })
  await screen.findByRole('checkbox', { name: 'Select Wrong name' })
  await userEvent.selectOptions(screen.getByLabelText('State'), 'closed')
  await userEvent.click(selectPage())
  answer(closed)
  expect(await screen.findByRole('checkbox', { name: 'Select Old question' })).toBeEnabled()
  expect(screen.getByText('Nothing selected')).toBeInTheDocument()
  await userEvent.click(selectPage())
  expect(screen.getByRole('button', { name: 'Select all 143 matching' })).toBeVisible()
})

test('changes nothing under a filter whose tickets could not be loaded', async () => {
  open({
    'GET /tickets': (call: { path: string }) => (isOfClosed(call) ? new Error('offline') : { body: active }),
  })
  await screen.findByRole('checkbox', { name: 'Select Wrong name' })
  await userEvent.selectOptions(screen.getByLabelText('State'), 'closed')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  await waitFor(() => expect(selectPage()).toBeDisabled())
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Wrong name' }))
  expect(screen.queryByRole('button', { name: 'Select all 12 matching' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Set state' })).toBeNull()
})

test('asks again with the new number when another one matches by now', async () => {
  let total = 12
  const { calls, notices } = open({
    'GET /tickets': () => ({ body: { ...active, total } }),
    'PATCH /tickets': ({ body }: { body: { expected: number } }) => {
      if (body.expected === 13) return { body: { changed: 13 } }
      total = 13
      return { status: 409, body: { message: '13 match now.', code: 'count-changed' } }
    },
  })
  await screen.findByRole('checkbox', { name: 'Select Wrong name' })
  await userEvent.click(selectPage())
  await userEvent.click(screen.getByRole('button', { name: 'Select all 12 matching' }))
  await userEvent.click(screen.getByRole('button', { name: 'Assign to me' }))
  const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await apply()
  const again = await screen.findByRole('alertdialog', { name: 'Assign 13 tickets to yourself?' })
  expect(within(again).getByText('13 match now.')).toBeVisible()
  expect(notices).toEqual([])
  await apply()
  await waitFor(() => expect(notices).toEqual(['13 tickets were changed.']))
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { matching: { state: 'active' }, assignToMe: true, expected: 12 },
    { matching: { state: 'active' }, assignToMe: true, expected: 13 },
  ])
})

test.each([
  { search: '?sort=foo&page=-1&size=-5', query: 'page=1&size=20&sort=-priority' },
  { search: '?sort=priority&page=1.5&size=30.9', query: 'page=1&size=30&sort=priority' },
  { search: '?sort=requester&page=x&size=1e9', query: 'page=1&size=100&sort=-priority' },
])('requests nothing of $search that the API would refuse', async ({ search, query }) => {
  const { calls } = open({ 'GET /tickets': active }, search)
  await screen.findByRole('checkbox', { name: 'Select Wrong name' })
  expect(calls.map(({ path }) => path)).toEqual([`/tickets?state=active&${query}`])
})
