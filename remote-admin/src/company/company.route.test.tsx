import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TrainingMatrix } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { CompanyRoute } from './company.route.tsx'

const harbor = {
  ...{ id: 3, name: 'Harbor Steel', isOwner: true },
  counts: { active: 1, invited: 1, deactivated: 0 },
  places: { departments: ['Roofing'], sites: ['Dock 2'], jobRoles: ['Roofer'] },
}
const kim = {
  ...{ id: 70, email: 'kim@harbor.test', firstName: 'Kim', lastName: 'Novak' },
  ...{ department: 'Roofing', site: 'Dock 2', jobRole: 'Roofer' },
  supervisor: { id: 71, name: 'Lee Ortiz' },
  ...{ state: 'active', learnerId: 12, addedAt: '2026-01-02T03:04:05.000Z' },
}
const lee = {
  ...{ ...kim, id: 71, email: 'lee@harbor.test', firstName: 'Lee', lastName: 'Ortiz', jobRole: 'Foreman' },
  ...{ supervisor: null, state: 'invited', learnerId: null },
}
const people = { items: [kim, lee], total: 2, page: 1, size: 20 }
const cells = CORE_MODULES.map(({ code }) => ({
  ...{ module: code, updatedAt: null, dueOn: null },
  state: 'not_started' as const,
}))
const matrix: TrainingMatrix = {
  items: [
    {
      ...{ id: 12, personId: 70, email: kim.email, firstName: 'Kim', lastName: 'Novak', companyName: null },
      ...{ state: 'TX', isSubscribed: true, cells, completed: 0, overdue: 0, expiring: 0, openQuestions: 0 },
      lastActivityAt: null,
    },
  ],
  ...{ total: 30, page: 1, size: 20, companies: [] },
  summary: { people: 1, completion: 0, overdue: 0, expired: 0, idle: 1 },
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

function open(at = '', routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  const api = fakeApi({
    'GET /company': harbor,
    'GET /company/training': matrix,
    'GET /company/people': people,
    'GET /company/people/70': record,
    ...routes,
  })
  renderPage(CompanyRoute, {
    path: '/company',
    at: `/company${at}`,
    platform: {
      fetch: api.fetch,
      session: signedInAs({ id: 1, managedCompany: { id: 3, name: 'Harbor Steel' } }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices }
}

const lastOf = (calls: readonly { readonly path: string }[], start: string) =>
  calls.findLast(({ path }) => path.startsWith(start))?.path

async function act(name: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(screen.getByRole('menuitem', { name: action }))
}

describe('training', () => {
  it('shows the matrix of the company, narrowed to a site, with links to its people', async () => {
    const { calls } = open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbor Steel' })).toBeVisible()
    const link = await screen.findByRole('link', { name: 'Kim Novak' })
    expect(link).toHaveAttribute('href', '/company?person=70')
    expect(lastOf(calls, '/company/training')).toBe('/company/training?page=1&size=20')
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
    const head = await screen.findByRole('columnheader', { name: 'Select all on this page' })
    await userEvent.click(within(head).getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Select all 30 matching' }))
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

describe('people', () => {
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
      ...{ jobRole: '', department: '', site: '', supervisorId: 70 },
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
      supervisorId: 71,
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
})

describe('a person', () => {
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
