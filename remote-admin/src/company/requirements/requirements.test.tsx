import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CompanyExemption, CompanyRuleList } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { act, openCompany } from '../testing/open-company.tsx'

const rule = {
  ...{ id: 5, jobRole: 'Roofer', site: '', department: '', dueInDays: 30, people: 4 },
  modules: [{ module: 'IC0112', months: 24, basis: 'recommended' as const }],
  ...{ updatedBy: 'pat@harbor.test', updatedAt: '2026-11-20T12:00:00.000Z' },
}
const list: CompanyRuleList = {
  rules: [rule],
  compliance: { required: 8, current: 5 },
  defaults: CORE_MODULES.map(({ code: module }) => ({
    ...{ module, months: 24, basis: 'recommended' as const, reason: `Why ${module}` },
  })),
  templates: [{ trade: 'roofing', modules: ['IC0110', 'IC0112'] }],
}
const exemption: CompanyExemption = {
  ...{ id: 9, personId: 70, name: 'Kim Novak', module: 'IC0112', reason: 'On leave', endsOn: '2026-12-31' },
  ...{ grantedBy: 'pat@harbor.test', grantedAt: '2026-11-20T12:00:00.000Z', endedAt: null, endedBy: null },
  isActive: true,
}
const preview = {
  people: { count: 7, names: ['Ana', 'Bo', 'Cy', 'Dee', 'Eli'] },
  ...{ invited: 1, current: 2, exempt: 0, assigned: 3, unchanged: 1 },
}

const open = (routes: Record<string, unknown> = {}) =>
  openCompany('?tab=requirements', {
    ...{ 'GET /company/rules': list, 'GET /company/exemptions': [exemption], 'GET /company/compliance': [] },
    ...{ 'POST /company/rules/preview': preview, ...routes },
  })

it('shows the rules, and the compliance with what it counts', async () => {
  open()
  const row = await screen.findByRole('row', { name: /Roofer/ })
  expect(row).toHaveTextContent('Fall Protection: every 24 months')
  expect(row).toHaveTextContent('30 days')
  expect(screen.getByText('62%')).toBeVisible()
  expect(screen.getByText(/^5 of 8 required modules are current/)).toBeVisible()
})

it('shows how the compliance changed, from the first month in which something was required', async () => {
  const trend = [
    { day: '2026-09-30', required: 0, current: 0 },
    { day: '2026-10-31', required: 8, current: 3 },
    { day: '2026-11-27', required: 8, current: 5 },
  ]
  open({ 'GET /company/compliance': trend })
  const chart = within(await screen.findByRole('figure', { name: 'Compliance over a year' }))
  await userEvent.click(chart.getByText(/table/))
  const table = within(chart.getByRole('table'))
  expect(table.getByRole('row', { name: /Oct 31, 2026: 3 of 8 current 37%/ })).toBeVisible()
  expect(table.getByRole('row', { name: /Nov 27, 2026: 5 of 8 current 62%/ })).toBeVisible()
  expect(table.queryByRole('row', { name: /Sep 30/ })).not.toBeInTheDocument()
})

it('starts from a template, says whom the rule reaches, and saves it', async () => {
  const { calls, notices } = open({ 'POST /company/rules': () => ({ status: 201, body: rule }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a rule' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add a rule' }))
  await userEvent.type(dialog.getByRole('combobox', { name: 'Job role' }), 'Roofer')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Start from/ }), 'Roofing')
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Ladder Safety/ }))
  const months = dialog.getByRole('textbox', { name: /^Months for Fall Protection/ })
  await userEvent.clear(months)
  await userEvent.type(months, '12')
  expect(await dialog.findByText(/It reaches 7 people: Ana, Bo, Cy, Dee, Eli, and 2 more/)).toBeVisible()
  expect(dialog.getByText('3 modules become due, counted for each person.')).toBeVisible()
  expect(dialog.getByText('1 due date exists already and stays as it is.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(notices).toEqual(['The rule was saved. New due dates appear in a moment.']))
  const saved = calls.findLast(({ method, path }) => method === 'POST' && path === '/company/rules')
  expect(saved?.body).toEqual({
    ...{ jobRole: 'Roofer', site: '', department: '', dueInDays: 30 },
    modules: [{ module: 'IC0112', months: 12, basis: 'recommended' }],
  })
})

it('says what is wrong at the field, and keeps what was typed', async () => {
  const { calls } = open()
  await act('Roofer', 'Edit')
  const dialog = within(screen.getByRole('dialog', { name: 'Edit the rule for Roofer' }))
  const months = dialog.getByRole('textbox', { name: /^Months for Fall Protection/ })
  await userEvent.clear(months)
  await userEvent.type(months, '61')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(months).toHaveAccessibleDescription(/Enter 1 to 60 months/))
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Fall Protection/ }))
  await waitFor(() =>
    expect(dialog.getByRole('checkbox', { name: /^Ladder Safety/ })).toHaveAccessibleDescription(
      /Choose a module/,
    ),
  )
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
})

it('removes a rule after saying that due dates stay, and ends an exemption', async () => {
  const { notices } = open({
    'DELETE /company/rules/5': () => ({ status: 204 }),
    'POST /company/exemptions/9/end': () => ({ status: 204 }),
  })
  await act('Roofer', 'Remove')
  const question = within(screen.getByRole('alertdialog', { name: 'Remove the rule for Roofer?' }))
  expect(question.getByText(/Due dates that people have stay/)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(notices).toEqual(['The rule was removed.']))
  await act('Kim Novak', 'End now')
  await userEvent.click(screen.getByRole('button', { name: 'End now' }))
  await waitFor(() => expect(notices).toHaveLength(2))
})
