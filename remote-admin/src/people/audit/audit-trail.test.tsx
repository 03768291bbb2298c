import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { PeopleRoute } from '../people.route.tsx'

const entry = {
  id: 5,
  at: '2026-11-20T15:00:00.000Z',
  actor: 'kim@oncall.test',
  address: '198.51.100.7',
  action: 'export.download',
  group: 'export',
  sentence: 'Downloaded training.csv: the training records of every learner.',
  subject: 'user/12',
  subjectName: 'Kim Novak',
  before: null,
  after: null,
}
const trail = { items: [entry], total: 1, page: 1, size: 20 }

const counts = { total: 40, staff: 2, subscribed: 5, partners: 3, unverified: 1, joined: 4, active: 6 }

function open(at: string, routes: Record<string, unknown> = {}, isOperator = false) {
  const notices: string[] = []
  const api = fakeApi({ 'GET /admin/people/counts': counts, 'GET /admin/audit': trail, ...routes })
  renderPage(PeopleRoute, {
    path: '/admin',
    at: `/admin${at}`,
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'super_admin', isOperator }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices }
}

test('says who did what from where, narrowed by what the address says', async () => {
  const { calls } = open('?tab=audit&group=export&of=12')
  expect(await screen.findByText(entry.sentence)).toBeVisible()
  expect(screen.getByRole('cell', { name: 'kim@oncall.test from 198.51.100.7' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Kim Novak' })).toHaveAttribute('href', '/admin?person=12')
  const lastAuditQuery = () =>
    new URLSearchParams(calls.findLast(({ path }) => path.includes('/audit'))?.path.split('?')[1])
  expect(Object.fromEntries(lastAuditQuery())).toEqual({
    group: 'export',
    person: '12',
    page: '1',
    size: '20',
  })
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } })
  await waitFor(() => expect(lastAuditQuery().get('to')).toBe(new Date(2026, 10, 21).toISOString()))
  expect(lastAuditQuery().get('from')).toBe(new Date(2026, 10, 20).toISOString())
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-19' } })
  expect(await screen.findByText('Choose an end date on or after the start date.')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Site' })).toBeNull()
})

test('downloads the entries that the filters leave, and says when it cannot', async () => {
  const { calls, notices } = open('?tab=audit&group=export', {
    'GET /admin/audit.csv': () => ({ status: 422, body: { message: 'Too many' } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(notices).toEqual([expect.stringMatching(/Choose a shorter period/)]))
  expect(calls.at(-1)?.path).toBe('/admin/audit.csv?group=export')
})

test('shows operators the platform and every site', async () => {
  const { calls } = open(
    '?tab=audit',
    { 'GET /operators/audit': { ...trail, items: [{ ...entry, tenant: null }] } },
    true,
  )
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Site' }), 'The platform itself')
  expect(await screen.findByRole('cell', { name: 'The platform itself' })).toBeVisible()
  expect(calls.some(({ path }) => path.startsWith('/operators/audit?tenant=platform'))).toBe(true)
})

test('says that no entry fits, and that the audit trail could not be loaded', async () => {
  open('?tab=audit&trail=x', { 'GET /admin/audit': { ...trail, items: [], total: 0 } })
  expect(await screen.findByText('No entries match these filters.')).toBeVisible()
  cleanup()
  open('?tab=audit', { 'GET /admin/audit': new Error('offline') })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})
