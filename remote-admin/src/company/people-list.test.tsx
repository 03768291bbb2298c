import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act, kim, openCompany } from './testing/open-company.tsx'

const lee = {
  ...{ ...kim, id: 71, email: 'lee@harbor.test', firstName: 'Lee', lastName: 'Ortiz', jobRole: 'Foreman' },
  ...{ supervisor: null, state: 'invited', learnerId: null },
}
const people = { items: [kim, lee], total: 2, page: 1, size: 20 }
const open = (at: string, routes: Record<string, unknown> = {}) =>
  openCompany(at, { 'GET /company/people': people, ...routes })
const lastOf = (calls: readonly { readonly path: string }[], start: string) =>
  calls.findLast(({ path }) => path.startsWith(start))?.path

it('lists people with their state, and requests what the address narrows the list to', async () => {
  const { calls } = open('?tab=people&q=novak')
  const row = await screen.findByRole('row', { name: /Kim Novak/ })
  for (const text of ['kim@harbor.test', 'Roofer', 'Roofing', 'Dock 2', 'Lee Ortiz', 'Active'])
    expect(within(row).getByText(text)).toBeVisible()
  expect(lastOf(calls, '/company/people')).toBe('/company/people?q=novak&page=1&size=20')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Invited (1)')
  await waitFor(() => expect(lastOf(calls, '/company/people')).toContain('state=invited'))
})

it('adds a person, and shows at the address that they are here already', async () => {
  const fields = { email: 'This person is in your company already.' }
  let isThere = true
  const { calls, notices } = open('?tab=people', {
    'POST /company/people': () =>
      isThere ? { status: 409, body: { message: 'Not added.', fields } } : { status: 201, body: lee },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add a person' }))
  const email = dialog.getByRole('textbox', { name: /^Email/ })
  await userEvent.type(email, 'lee@harbor.test')
  await userEvent.type(dialog.getByRole('textbox', { name: /^First name/ }), 'Lee')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Last name/ }), 'Ortiz')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Supervisor/ }), 'Kim Novak')
  await userEvent.click(dialog.getByRole('button', { name: 'Add and invite' }))
  await waitFor(() => expect(email).toHaveAccessibleDescription(/in your company already/))
  isThere = false
  await userEvent.click(dialog.getByRole('button', { name: 'Add and invite' }))
  await waitFor(() =>
    expect(notices).toEqual(['Lee Ortiz was added. The invitation was sent to lee@harbor.test.']),
  )
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    ...{ email: 'lee@harbor.test', language: 'en', firstName: 'Lee', lastName: 'Ortiz' },
    ...{ employeeNumber: '', jobRole: '', department: '', site: '', supervisorId: 70 },
  })
})

it('changes a person, whose address stays as it is', async () => {
  const { calls, notices } = open('?tab=people', { 'PUT /company/people/70': kim })
  await act('Kim Novak', 'Edit')
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Kim Novak' }))
  expect(dialog.getByRole('textbox', { name: /^Email/ })).toHaveAttribute('readonly')
  const department = dialog.getByRole('combobox', { name: 'Department' })
  await userEvent.clear(department)
  await userEvent.type(department, 'Decks')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(notices).toEqual(['Kim Novak was saved.']))
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ firstName: 'Kim', lastName: 'Novak', jobRole: 'Roofer', department: 'Decks', site: 'Dock 2' },
    ...{ employeeNumber: '', supervisorId: 71 },
  })
})

it('says what deactivating does, and shows a refusal in the question', async () => {
  let isUp = false
  const { notices } = open('?tab=people', {
    'POST /company/people/70/deactivate': () =>
      isUp ? { status: 204 } : { status: 503, body: { message: 'Try later.' } },
  })
  await act('Kim Novak', 'Deactivate')
  const question = within(screen.getByRole('alertdialog', { name: 'Deactivate Kim Novak?' }))
  expect(question.getByText(/They keep their account, training and certificates/)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Deactivate' }))
  expect(await question.findByText('Try later.')).toBeVisible()
  isUp = true
  await userEvent.click(question.getByRole('button', { name: 'Deactivate' }))
  await waitFor(() => expect(notices).toEqual(['Kim Novak was deactivated.']))
})

it('sends an invitation again, and reactivates whoever left', async () => {
  const left = { ...kim, state: 'deactivated', learnerId: null }
  const { calls } = open('?tab=people', {
    'GET /company/people': { ...people, items: [left, lee] },
    'POST /company/people/71/invite': () => ({ status: 204 }),
    'POST /company/people/70/reactivate': () => ({ status: 204 }),
  })
  await act('Lee Ortiz', 'Send the invitation again')
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation again' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await act('Kim Novak', 'Reactivate')
  await userEvent.click(screen.getByRole('button', { name: 'Reactivate' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const posts = calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
  expect(posts).toEqual(['/company/people/71/invite', '/company/people/70/reactivate'])
})
