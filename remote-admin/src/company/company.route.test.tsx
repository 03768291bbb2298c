import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act, harbor, matrix, openCompany as open } from './testing/open-company.tsx'

const lastOf = (calls: readonly { readonly path: string }[], start: string) =>
  calls.findLast(({ path }) => path.startsWith(start))?.path

describe('training', () => {
  it('shows the matrix of the company, narrowed to a site, with links to its people', async () => {
    const { calls } = open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbor Steel' })).toBeVisible()
    const link = await screen.findByRole('link', { name: 'Kim Novak' })
    expect(link).toHaveAttribute('href', '/company?person=70')
    expect(lastOf(calls, '/company/training')).toBe('/company/training?page=1&size=100')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Site' }), 'Dock 2')
    await waitFor(() => expect(lastOf(calls, '/company/training')).toContain('site=Dock+2'))
  })

  it('assigns modules to everyone of the company who matches', async () => {
    const { calls } = open('?department=Roofing', {
      'POST /training/assignments': () => ({ status: 204 }),
      'POST /training/assignments/preview': {
        withoutAccess: { count: 0, names: [] },
        dueDates: { count: 0, first: null, last: null },
      },
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 30 matching' }))
    await userEvent.click(screen.getByRole('button', { name: 'Assign modules' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fall Protection' }))
    await userEvent.type(screen.getByLabelText(/^Due on/), '2027-01-15')
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/training/assignments')?.body).toMatchObject({
        matching: { department: 'Roofing', learners: 'company' },
        expected: 30,
      }),
    )
  })

  it('says what to do in a company without people', async () => {
    open('', {
      'GET /company': { ...harbor, counts: { active: 0, invited: 0, deactivated: 0 } },
      'GET /company/training': { ...matrix, items: [], total: 0 },
    })
    expect(await screen.findByText(/Add people under People/)).toBeVisible()
  })
})

describe('managers', () => {
  const pat = {
    ...{ userId: 1, email: 'pat@harbor.test', name: 'Pat Reyes', isOwner: true },
    ...{ grantedBy: 'admin@oncall.test', grantedAt: '2026-01-02T03:04:05.000Z' },
  }

  it('are kept by owners only', async () => {
    open('?tab=managers', { 'GET /company': { ...harbor, isOwner: false } })
    expect(await screen.findByRole('tab', { name: 'Training' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.queryByRole('tab', { name: 'Managers' })).toBeNull()
  })

  it('are added by email and removed; a refusal is shown at the address', async () => {
    let hasAccount = false
    const refusal = { message: 'Not added.', fields: { email: 'Nobody has an account with this address.' } }
    const { calls, notices } = open('?tab=managers', {
      'GET /company/managers': [pat],
      'POST /company/managers': () =>
        hasAccount ? { status: 201, body: null } : { status: 404, body: refusal },
      'DELETE /company/managers/1': () => ({ status: 204 }),
    })
    const row = await screen.findByRole('row', { name: /Pat Reyes/ })
    expect(within(row).getByText('Owner')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add a manager' }))
    const dialog = within(screen.getByRole('dialog'))
    const email = dialog.getByRole('textbox', { name: /^Email/ })
    await userEvent.type(email, 'new@harbor.test')
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Owner/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add a manager' }))
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Nobody has an account/))
    hasAccount = true
    await userEvent.click(dialog.getByRole('button', { name: 'Add a manager' }))
    await waitFor(() => expect(notices).toEqual(['new@harbor.test can now manage this company.']))
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
      ...{ email: 'new@harbor.test', isOwner: true },
    })
    await act('Pat Reyes', 'Remove as manager')
    expect(screen.getByText(/This is you/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Remove as manager' }))
    await waitFor(() => expect(notices).toHaveLength(2))
  })
})
