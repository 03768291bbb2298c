import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { TicketsRoute } from './tickets.route.tsx'

const ticket = {
  id: 7,
  subject: 'Wrong name',
  category: 'name',
  priority: 'high',
  state: 'new',
  requester: { name: 'Ana Reyes', email: 'ana@oncall.test' },
  assignee: null,
  path: '/certificates',
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  firstReplyAt: '2026-11-20T15:00:00.000Z',
}
const question = {
  id: 1,
  author: 'Ana Reyes',
  isStaff: false,
  isInternal: false,
  text: 'It is misspelled.',
  at: ticket.createdAt,
}
const counts = { new: 1, open: 0, waiting: 0, solved: 4, closed: 0 }

function open(at: string, routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  const api = fakeApi({
    'GET /tickets': { items: [ticket], counts, total: 1, page: 1, size: 20 },
    'GET /tickets/7': { ...ticket, messages: [question] },
    'POST /tickets/7/messages': { ...ticket, messages: [question] },
    ...routes,
  })
  renderPage(TicketsRoute, {
    path: '/tickets',
    at: `/tickets${at}`,
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'super_admin' }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices }
}

beforeEach(() => sessionStorage.clear())

test('lists unsolved tickets and filters them by priority', async () => {
  const { calls } = open('')
  expect(await screen.findByRole('row', { name: /7 Wrong name Ana Reyes/ })).toHaveTextContent('After 3 h')
  expect(calls[0]?.path).toContain('state=active')
  await userEvent.selectOptions(screen.getByLabelText('Priority'), 'urgent')
  expect(calls.at(-1)?.path).toContain('priority=urgent')
})

test('sorts on the server and shows more rows a page, both from the address', async () => {
  const { calls } = open('', { 'GET /tickets': { items: [ticket], counts, total: 143, page: 1, size: 20 } })
  const table = within(await screen.findByRole('table', { name: 'Tickets' }))
  expect(calls[0]?.path).toBe('/tickets?state=active&page=1&size=20&sort=-priority')
  await userEvent.click(await table.findByRole('button', { name: 'Opened' }))
  expect(calls.at(-1)?.path).toContain('sort=opened')
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '100')
  expect(calls.at(-1)?.path).toBe('/tickets?state=active&page=1&size=100&sort=opened')
})

test('assigns the selected tickets to the reader after a question', async () => {
  const { calls, notices } = open('', { 'PATCH /tickets': { changed: 1 } })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Wrong name' }))
  await userEvent.click(screen.getByRole('button', { name: 'Assign to me' }))
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false)
  const question = within(screen.getByRole('alertdialog', { name: 'Assign 1 ticket to yourself?' }))
  await userEvent.click(question.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Nothing selected')).toBeInTheDocument()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ ids: [7], assignToMe: true })
  expect(notices).toEqual(['1 ticket was changed.'])
})

test('solves all tickets that match the filters, and says why it could not', async () => {
  let isRefused = true
  const { calls } = open('?priority=high&state=nonsense', {
    'GET /tickets': { items: [ticket], counts, total: 143, page: 1, size: 20 },
    'PATCH /tickets': () =>
      isRefused ? { status: 422, body: { message: 'More than 500 match.' } } : { body: { changed: 143 } },
  })
  const table = within(await screen.findByRole('table', { name: 'Tickets' }))
  await table.findByRole('checkbox', { name: 'Select Wrong name' })
  await userEvent.click(table.getByRole('checkbox', { name: 'Select all on this page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Select all 143 matching' }))
  await userEvent.click(screen.getByRole('button', { name: 'Set state' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Solved' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Set 143 tickets to Solved?' }))
  await userEvent.click(question.getByRole('button', { name: 'Apply' }))
  expect(await question.findByText('More than 500 match.')).toBeVisible()
  isRefused = false
  await userEvent.click(question.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Nothing selected')).toBeInTheDocument()
  expect(calls.filter(({ method }) => method === 'PATCH').at(-1)?.body).toEqual({
    matching: { state: 'active', priority: 'high' },
    expected: 143,
    state: 'solved',
  })
})

test('answers the person and sets the state with it', async () => {
  const { calls, notices } = open('?ticket=7')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'It is corrected.')
  await userEvent.click(screen.getByRole('button', { name: 'Send and solve' }))
  expect(await screen.findByRole('textbox', { name: 'Your reply' })).toHaveValue('')
  expect(notices).toEqual(['Your reply was sent.'])
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    text: 'It is corrected.',
    isInternal: false,
    state: 'solved',
  })
})

test('preserves the text when it could not be sent', async () => {
  open('?ticket=7', { 'POST /tickets/7/messages': () => ({ status: 500, body: { message: 'Not now.' } }) })
  await userEvent.click(await screen.findByLabelText('Internal note (not sent)'))
  const text = screen.getByRole('textbox', { name: 'Your reply' })
  await userEvent.type(text, 'Call her.')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText('Not now.')).toBeVisible()
  expect(text).toHaveValue('Call her.')
})

test('marks an empty reply, moves the focus there, and sends nothing', async () => {
  const { calls } = open('?ticket=7')
  await userEvent.click(await screen.findByRole('button', { name: 'Send and wait' }))
  const text = screen.getByRole('textbox', { name: 'Your reply' })
  await waitFor(() => expect(text).toHaveFocus())
  expect(text).toBeInvalid()
  expect(text).toHaveAccessibleDescription(/Write a message\./)
  expect(calls.every(({ method }) => method === 'GET')).toBe(true)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Use a saved reply' }), 'Name corrected')
  await waitFor(() => expect(text).toBeValid())
  expect(text).toHaveDisplayValue(/^We corrected your name/)
})

test('stores what is typed until it is sent', async () => {
  open('?ticket=7')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Half a rep')
  cleanup()
  open('?ticket=7')
  const text = await screen.findByRole('textbox', { name: 'Your reply' })
  await waitFor(() => expect(text).toHaveValue('Half a rep'))
  await userEvent.click(screen.getByRole('button', { name: 'Send and wait' }))
  await waitFor(() => expect(text).toHaveValue(''))
  expect(sessionStorage).toHaveLength(0)
})
