import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act, openCompany } from '../testing/open-company.tsx'

const GATE = {
  ...{ id: '6f0c2f6e-3c58-4c39-9f55-0d9f6a2f5a11', name: 'North entrance', site: 'Dock 2' },
  ...{ createdBy: 'helen@harbor.test', createdAt: '2026-11-21T12:00:00Z', lastUsedAt: null },
}
const URL = 'https://oncall.test/gate#abc'
const QR = { size: 2, path: 'M0 0h1v1h-1z' }

const open = (gates: unknown, routes: Record<string, unknown> = {}) =>
  openCompany('?tab=gates', { 'GET /company/gates': gates, ...routes })

it('adds a gate of a site, and shows its link and QR code once', async () => {
  let gates: unknown[] = []
  const area = open(() => ({ body: gates }), {
    'POST /company/gates': () => {
      gates = [GATE]
      return { status: 201, body: { id: GATE.id, url: URL, qrCode: QR } }
    },
  })
  expect(await screen.findByText('No gate is added yet.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Add a gate' }))
  const form = within(screen.getByRole('dialog', { name: 'Add a gate' }))
  await userEvent.click(form.getByRole('button', { name: 'Add the gate' }))
  expect(await form.findByText('Enter a name for the gate.')).toBeVisible()
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'North entrance')
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Site' }), 'Dock 2')
  await userEvent.click(form.getByRole('button', { name: 'Add the gate' }))
  const link = within(await screen.findByRole('dialog', { name: 'The link for North entrance' }))
  expect(link.getByRole('textbox', { name: 'Link' })).toHaveValue(URL)
  expect(link.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  expect(area.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'North entrance',
    site: 'Dock 2',
  })
  expect(await screen.findByText('Not used yet')).toBeInTheDocument()
})

it('shows when a gate was last used, and removes it', async () => {
  const gates = [{ ...GATE, site: '', lastUsedAt: '2026-11-22T15:00:00Z' }]
  const area = open(() => ({ body: gates }), {
    [`DELETE /company/gates/${GATE.id}`]: () => {
      gates.length = 0
      return { status: 204 }
    },
  })
  const row = within(await screen.findByRole('row', { name: /North entrance/ }))
  expect(row.getByText('Every site')).toBeVisible()
  expect(row.getByText(/Nov 22, 2026/)).toBeVisible()
  await act('North entrance', 'Delete')
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove North entrance?' }))
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(area.notices).toEqual(['The gate was removed.']))
  expect(await screen.findByText('No gate is added yet.')).toBeVisible()
})
