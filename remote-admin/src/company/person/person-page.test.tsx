import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act, cells, kim, openCompany } from '../testing/open-company.tsx'

const lee = {
  ...{ ...kim, id: 71, email: 'lee@harbor.test', firstName: 'Lee', lastName: 'Ortiz', jobRole: 'Foreman' },
  ...{ supervisor: null, state: 'invited', learnerId: null },
}
const record = {
  ...kim,
  cells: [{ ...cells[0], state: 'overdue', dueOn: '2026-11-01' }],
  history: [
    {
      ...{ at: '2026-11-20T12:00:00.000Z', actor: 'pat@harbor.test', action: 'Changed the details.' },
      changes: [{ field: 'department', before: 'Decks', after: 'Roofing' }],
    },
  ],
}

const open = (at = '', routes: Record<string, unknown> = {}) =>
  openCompany(at, { 'GET /company/people/70': record, ...routes })

it('opens from the matrix with the focus on the name, and shows facts, training and history', async () => {
  open()
  await userEvent.click(await screen.findByRole('link', { name: 'Kim Novak' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Kim Novak' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Lee Ortiz' })).toHaveAttribute('href', '/company?person=71')
  const row = await screen.findByRole('row', { name: /Ladder Safety/ })
  expect(row).toHaveTextContent(/Overdue.*Nov 1, 2026/)
  expect(screen.getByText(/^By pat@harbor\.test, Nov 20, 2026/)).toBeVisible()
  expect(screen.getByText('Department was changed from “Decks” to “Roofing”.')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }))
  expect(await screen.findByRole('link', { name: 'Kim Novak' })).toHaveFocus()
})

it('is exempted from a module with a reason and a last day', async () => {
  const { calls, notices } = open('?person=70', {
    'POST /company/exemptions': () => ({ status: 201, body: { exempt: 1 } }),
  })
  await act('Ladder Safety', 'Exempt')
  const dialog = within(screen.getByRole('dialog', { name: 'Exempt 1 person' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'On leave')
  await userEvent.type(dialog.getByLabelText(/^Through/), '2026-12-31')
  await userEvent.click(dialog.getByRole('button', { name: 'Exempt' }))
  await waitFor(() => expect(notices).toEqual(['1 exemption was saved.']))
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    ...{ people: [12], modules: ['IC0110'], reason: 'On leave', endsOn: '2026-12-31' },
  })
})

it('says why there is no training of a person who has not agreed', async () => {
  open('?person=71', { 'GET /company/people/71': { ...lee, cells: [], history: [] } })
  expect(await screen.findByText(/has not accepted your invitation yet/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Assign modules' })).toBeNull()
})

it('is not shown of another company', async () => {
  open('?person=99')
  expect(await screen.findByText(/They may not be in your company/)).toBeVisible()
})
