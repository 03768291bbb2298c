import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cells, learner, matrix, openCompany } from './testing/open-company.tsx'

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
const stands = cells.map((cell, at) => ({
  ...{ ...cell, dueOn: at === 0 ? '2026-11-01' : null },
  standing: states[at] ?? { state: 'not_trained', until: null, isRequired: false },
}))
const training = {
  ...{ ...matrix, items: [{ ...learner, cells: stands }] },
  summary: { ...matrix.summary, standings, compliance: { required: 3, current: 1 } },
}
const open = (at = '', routes: Record<string, unknown> = {}) =>
  openCompany(at, { 'GET /company/training': training, ...routes })

it('says where everyone stands, and what is required', async () => {
  open()
  const row = within(await screen.findByRole('row', { name: /Kim Novak/ })).getAllByRole('gridcell')
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
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 30 matching' }))
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
