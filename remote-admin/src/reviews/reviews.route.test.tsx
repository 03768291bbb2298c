import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ModuleReviewRecord, PendingReview } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { ReviewsRoute } from './reviews.route.tsx'

const AT = '2026-11-03T10:00:00.000Z'
const review: ModuleReviewRecord = {
  ...{ id: 'r1', code: 'IC0112', author: 'Kim Novak', stars: 4, comment: 'Muy claro.', language: 'es' },
  ...{ state: 'pending', reason: '', writtenAt: AT },
}
const consultation: PendingReview = {
  ...{ id: 'c1', client: 'Ana Reyes', partner: 'Priya Natarajan', consultationAt: AT },
  ...{ stars: 2, comment: 'Came late.', writtenAt: AT },
}

function open(query = '', routes: Record<string, unknown> = {}, given: Partial<ModuleReviewRecord> = {}) {
  const notices: string[] = []
  const items = [{ ...review, ...given }]
  const api = fakeApi({
    'GET /admin/module-reviews': { items, total: 1, page: 1, size: 20, pending: 1 },
    'GET /admin/reviews': [consultation],
    ...routes,
  })
  renderPage(ReviewsRoute, {
    path: '/admin/reviews',
    at: `/admin/reviews${query}`,
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'admin' }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices, sent: () => api.calls.findLast(({ method }) => method === 'POST') }
}

async function openDialog(row: string, action = 'Read and decide') {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${row}` }))
  await userEvent.click(screen.getByRole('menuitem', { name: action }))
  return screen.getByRole('dialog')
}
const press = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }))

test('shows what waits, with its language, and filters by state and module in the address', async () => {
  const { calls } = open('?state=published')
  const paths = () => calls.map(({ path }) => path)
  const row = await screen.findByRole('row', { name: /Fall Protection/ })
  expect(row).toHaveTextContent(/Kim Novak.*4 stars of 5.*Muy claro\..*In Spanish.*To review/)
  expect(within(row).getByText('Muy claro.')).toHaveAttribute('lang', 'es')
  expect(screen.getByRole('tab', { name: 'Modules (1)' })).toHaveAttribute('aria-selected', 'true')
  expect(paths()).toContain('/admin/module-reviews?state=published&module=&page=1&size=20')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Module' }), 'Fall Protection')
  await waitFor(() =>
    expect(paths()).toContain('/admin/module-reviews?state=published&module=IC0112&page=1&size=20'),
  )
})

test('publishes what was read; a refusal stays in the dialog', async () => {
  let isSame = false
  const { notices, sent } = open('', {
    'POST /admin/module-reviews/r1': () =>
      isSame ? { status: 204 } : { status: 409, body: { message: 'It was changed.' } },
  })
  const dialog = await openDialog('Fall Protection, Kim Novak')
  await press(dialog, 'Publish')
  expect(await within(dialog).findByText('It was changed.')).toBeVisible()
  expect(sent()?.body).toEqual({ state: 'published', reason: '', writtenAt: AT })
  isSame = true
  await press(dialog, 'Publish')
  await waitFor(() => expect(notices).toEqual(['Published.']))
})

test('rejects only with a reason', async () => {
  const { notices, sent } = open('', { 'POST /admin/module-reviews/r1': () => ({ status: 204 }) })
  const dialog = await openDialog('Fall Protection, Kim Novak')
  await press(dialog, 'Reject')
  const reason = within(dialog).getByRole('textbox', { name: /^Reason/ })
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Enter a reason\./))
  expect(sent()).toBeUndefined()
  await userEvent.type(reason, 'It names a person.')
  await press(dialog, 'Reject')
  await waitFor(() => expect(notices).toEqual(['Rejected. Only the author can see it.']))
  expect(sent()?.body).toEqual({ state: 'rejected', reason: 'It names a person.', writtenAt: AT })
})

test('offers only to reject one that is published', async () => {
  open('', {}, { state: 'published' })
  const dialog = await openDialog('Fall Protection, Kim Novak', 'Read and reject')
  expect(within(dialog).queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
  expect(within(dialog).getByRole('button', { name: 'Reject' })).toBeVisible()
})

test('decides on reviews of consultations too', async () => {
  const { notices, sent } = open('?view=consultations', {
    'POST /admin/reviews/c1': () => ({ body: {} }),
  })
  const dialog = await openDialog('Ana Reyes, Priya Natarajan')
  expect(within(dialog).getByText('Came late.')).toBeVisible()
  expect(within(dialog).getByText('About Priya Natarajan')).toBeVisible()
  await press(dialog, 'Publish')
  await waitFor(() => expect(notices).toEqual(['Published.']))
  expect(sent()?.body).toEqual({ state: 'published', writtenAt: AT })
})
