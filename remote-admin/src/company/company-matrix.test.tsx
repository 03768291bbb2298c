import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { CompanyRoute } from './company.route.tsx'

const harbor = {
  ...{ id: 3, name: 'Harbor Steel', isOwner: true },
  counts: { active: 1, invited: 0, deactivated: 0 },
  places: { departments: [], sites: [], jobRoles: [] },
}
const kim = {
  ...{ id: 12, personId: 70, email: 'kim@harbor.test', firstName: 'Kim', lastName: 'Novak' },
  ...{ companyName: null, state: 'TX', isSubscribed: true, lastActivityAt: null },
  ...{ completed: 0, overdue: 0, expiring: 0, openQuestions: 0 },
}
const standings = {
  ...{ not_trained: 1, assigned: 0, in_progress: 0, current: 1 },
  ...{ expiring: 0, overdue: 1, expired: 0, exempt: 1 },
}
const states = [
  { state: 'overdue', until: null, isRequired: true },
  { state: 'current', until: '2027-01-31', isRequired: true },
  { state: 'exempt', until: '2026-12-31', isRequired: true },
  { state: 'not_trained', until: null, isRequired: true },
] as const
const cells = CORE_MODULES.map(({ code }, at) => ({
  ...{ module: code, state: 'not_started', updatedAt: null, dueOn: at === 0 ? '2026-11-01' : null },
  standing: states[at] ?? { state: 'not_trained', until: null, isRequired: false },
}))
const matrix = {
  items: [{ ...kim, cells }],
  ...{ total: 30, page: 1, size: 20, companies: [] },
  summary: {
    ...{ people: 1, completion: 0, overdue: 0, expired: 0, idle: 1 },
    ...{ standings, compliance: { required: 3, current: 1 } },
  },
}

function open(at = '', routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  const api = fakeApi({ 'GET /company': harbor, 'GET /company/training': matrix, ...routes })
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

it('says where everyone stands, and what is required', async () => {
  open()
  const row = within(await screen.findByRole('row', { name: /Kim Novak/ })).getAllByRole('cell')
  const texts = row.map(({ textContent }) => textContent)
  expect(texts).toEqual(
    expect.arrayContaining([
      'OverdueDue Nov 1, 2026',
      'CurrentUntil Jan 31, 2027',
      'ExemptUntil Dec 31, 2026',
      'Not trained',
      'Not required',
    ]),
  )
  expect(screen.getByText('33%')).toBeVisible()
  expect(screen.getByText(/^1 of 3 required modules are current/)).toBeVisible()
})

it('is narrowed by a tile, and shows all again', async () => {
  const { calls } = open()
  const tiles = within(await screen.findByRole('group', { name: /Show only people/ }))
  await userEvent.click(tiles.getByRole('button', { name: /Overdue/ }))
  await waitFor(() =>
    expect(calls.findLast(({ path }) => path.startsWith('/company/training'))?.path).toContain(
      'standing=overdue',
    ),
  )
  const pressed = await screen.findByRole('button', { name: /Overdue/, pressed: true })
  await userEvent.click(pressed)
  expect(await screen.findByRole('button', { name: /Overdue/, pressed: false })).toBeVisible()
})

it('exempts everyone who matches, as many as were seen', async () => {
  const { calls, notices } = open('?standing=overdue&module=IC0110', {
    'POST /company/exemptions': () => ({ status: 201, body: { exempt: 30 } }),
  })
  await screen.findByRole('checkbox', { name: 'Select Kim Novak' })
  const head = within(screen.getByRole('columnheader', { name: 'Select all on this page' }))
  await userEvent.click(head.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Select all 30 matching' }))
  await userEvent.click(screen.getByRole('button', { name: 'Exempt' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Exempt 30 people' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Site is closed')
  await userEvent.type(dialog.getByLabelText(/^Through/), '2026-12-31')
  await userEvent.click(dialog.getByRole('button', { name: 'Exempt' }))
  await waitFor(() => expect(notices).toEqual(['30 exemptions were saved.']))
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    matching: { learners: 'company', module: 'IC0110', standing: 'overdue' },
    ...{ expected: 30, modules: ['IC0110'] },
  })
})
