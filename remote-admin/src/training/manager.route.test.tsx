import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { ManagerRoute } from './manager.route.tsx'
import { cellOf, kim, matrix } from './testing/training-matrix.ts'

function open(at = '', routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  const api = fakeApi({
    'GET /admin/training': matrix,
    'POST /training/assignments': () => ({ status: 204 }),
    'POST /training/assignments/preview': {
      withoutAccess: { count: 0, names: [] },
      dueDates: { count: 0, first: null, last: null },
    },
    ...routes,
  })
  renderPage(ManagerRoute, {
    path: '/manager',
    at: `/manager${at}`,
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'super_admin' }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices }
}

test("describes a learner's progress and due date", async () => {
  open()
  const row = await screen.findByRole('row', { name: /Kim Novak/ })
  expect(within(row).getByRole('gridcell', { name: 'Overdue Due Nov 1, 2026' })).toBeVisible()
  expect(screen.getByText('25%')).toBeVisible()
})

test('requests what the URL says, and what is chosen', async () => {
  const { calls } = open('?company=Harbor&status=nonsense')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Overdue')
  expect(calls[0]?.path).toBe('/admin/training?company=Harbor&page=1&size=100')
  expect(calls.at(-1)?.path).toContain('status=overdue')
})

test('puts the modules that the status filter looks for next to the name', async () => {
  const cells = CORE_MODULES.map(({ code }) => cellOf(code, code === 'IC0119' ? 'expired' : 'not_started'))
  open('?status=expired', { 'GET /admin/training': { ...matrix, items: [{ ...kim, cells }] } })
  await screen.findByRole('row', { name: /Kim Novak/ })
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.slice(-12)[0]).toContain('Confined Spaces')
  expect(heads.slice(-12)[1]).toContain('Ladder Safety')
})

test('requests the order that is chosen at the head of a column', async () => {
  const { calls } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/admin/training?page=1&size=100&sort=done'))
  expect(await screen.findByRole('columnheader', { name: 'Done' })).toHaveAttribute('aria-sort', 'ascending')
  expect(screen.getByRole('columnheader', { name: 'Ladder Safety' })).not.toHaveAttribute('aria-sort')
})

test('assigns modules to the selected learners', async () => {
  const { calls, notices } = open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Kim Novak' }))
  await userEvent.click(screen.getByRole('button', { name: 'Assign modules' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fall Protection' }))
  await userEvent.type(screen.getByLabelText(/^Due on/), '2027-01-15')
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
  expect(await screen.findByText('Nothing selected')).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Assign modules' })).toBeNull()
  expect(calls.find(({ path }) => path === '/training/assignments')?.body).toEqual({
    ...{ people: [12], modules: ['IC0112'], dueOn: '2027-01-15' },
    keepsDueDates: true,
  })
  expect(notices).toEqual(['The assignments of 1 person are saved.'])
})

const openAssignment = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Kim Novak' }))
  await userEvent.click(screen.getByRole('button', { name: 'Assign modules' }))
  return screen.getByRole('dialog', { name: 'Assign modules to 1 person' })
}

test('marks what an assignment lacks, focuses the first of it, and asks before it is closed', async () => {
  const { calls } = open()
  const dialog = await openAssignment()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }))
  const [first] = within(dialog).getAllByRole('checkbox')
  await waitFor(() => expect(first).toHaveFocus())
  expect(first).toBeInvalid()
  expect(first).toHaveAccessibleDescription('Choose a module.')
  expect(within(dialog).getByLabelText(/^Due on/)).toBeInvalid()
  expect(calls.every(({ method }) => method === 'GET')).toBe(true)
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Fall Protection' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('removes due days without a date, and shows a refusal at the date', async () => {
  const fields = { dueOn: 'Choose a day from today on.' }
  const { calls } = open('', {
    'POST /training/assignments': ({ body }: { body: { dueOn: string | null } }) =>
      body.dueOn === null ? { status: 204 } : { status: 422, body: { message: 'Not saved.', fields } },
  })
  const dialog = await openAssignment()
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Fall Protection' }))
  const dueOn = within(dialog).getByLabelText(/^Due on/)
  await userEvent.type(dueOn, '2025-01-15')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }))
  await waitFor(() => expect(dueOn).toHaveAccessibleDescription(/Choose a day from today on\./))
  expect(dueOn).toHaveFocus()
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Remove/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }))
  expect(await screen.findByText('Nothing selected')).toBeInTheDocument()
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ dueOn: null })
})

test('assigns modules to all learners who match, loaded or not', async () => {
  const { calls } = open('?company=Harbor', { 'GET /admin/training': { ...matrix, total: 143 } })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 143 matching' }))
  expect(screen.getByText('All 143 matching selected')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Assign modules' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Assign modules to 143 people' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Fall Protection' }))
  await userEvent.type(dialog.getByLabelText(/^Due on/), '2027-01-15')
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
  expect(await screen.findByText('Nothing selected')).toBeInTheDocument()
  expect(calls.find(({ path }) => path === '/training/assignments')?.body).toEqual({
    matching: { q: '', company: 'Harbor', module: '', learners: 'tenant' },
    expected: 143,
    ...{ modules: ['IC0112'], dueOn: '2027-01-15', keepsDueDates: true },
  })
})

test('selects nothing any more when a row is taken out or a filter changes', async () => {
  open('', { 'GET /admin/training': { ...matrix, total: 143 } })
  const selectAll = async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 143 matching' }))
  }
  await selectAll()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Kim Novak' }))
  expect(screen.getByText('Nothing selected')).toBeInTheDocument()
  await selectAll()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Overdue')
  expect(await screen.findByText('Nothing selected')).toBeInTheDocument()
})

test('offers to try again when it cannot be loaded', async () => {
  open('', { 'GET /admin/training': new Error('offline') })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})
