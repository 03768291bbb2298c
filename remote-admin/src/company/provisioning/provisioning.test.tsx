import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act, openCompany } from '../testing/open-company.tsx'

const TOKEN = {
  ...{ id: '6f0c2f6e-3c58-4c39-9f55-0d9f6a2f5a11', name: 'Okta', createdBy: 'helen@harbor.test' },
  ...{ createdAt: '2026-11-21T12:00:00Z', lastUsedAt: '2026-11-22T15:01:00Z' },
  ...{ revokedBy: null, revokedAt: null },
}
const BASE_URL = 'https://training.test/api/scim/v2'
const SECRET = 'scim_a-secret'
const PATH = '/company/scim-tokens'

const open = (tokens: () => unknown[], routes: Record<string, unknown> = {}) =>
  openCompany('?tab=provisioning', {
    [`GET ${PATH}`]: () => ({ body: { baseUrl: BASE_URL, tokens: tokens() } }),
    ...routes,
  })

it('shows the address, and the steps for Okta and Microsoft Entra ID', async () => {
  open(() => [])
  expect(await screen.findByRole('textbox', { name: 'SCIM base URL' })).toHaveValue(BASE_URL)
  expect(screen.getByText(/^No token is made yet/)).toBeVisible()
  const lists = screen.getAllByRole('list').map((list) => list.textContent)
  expect(lists.some((text) => text.includes('Configure API Integration'))).toBe(true)
  expect(lists.some((text) => text.includes('Tenant URL'))).toBe(true)
})

it('makes a token with a name, and shows it only once', async () => {
  let tokens: unknown[] = []
  const area = open(() => tokens, {
    [`POST ${PATH}`]: () => {
      tokens = [{ ...TOKEN, lastUsedAt: null }]
      return { status: 201, body: { name: 'Okta', token: SECRET } }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Make a token' }))
  const form = within(screen.getByRole('dialog', { name: 'Make a SCIM token' }))
  await userEvent.click(form.getByRole('button', { name: 'Make the token' }))
  expect(await form.findByText('Enter a name.')).toBeVisible()
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Okta')
  await userEvent.click(form.getByRole('button', { name: 'Make the token' }))
  const shown = within(await screen.findByRole('dialog', { name: 'The token Okta' }))
  expect(shown.getByRole('textbox')).toHaveValue(SECRET)
  expect(area.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ name: 'Okta' })
  await userEvent.click(shown.getAllByRole('button', { name: 'Close' })[0]!)
  await userEvent.click(shown.getByRole('button', { name: 'Close without copying' }))
  const row = within(await screen.findByRole('row', { name: /Okta/ }))
  expect(row.getByText('Never')).toBeVisible()
  expect(screen.queryByText(SECRET)).toBeNull()
})

it('says why no more tokens can be made', async () => {
  const message = 'Your company has 5 active tokens.'
  open(() => [TOKEN], { [`POST ${PATH}`]: () => ({ status: 409, body: { message } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Make a token' }))
  const form = within(screen.getByRole('dialog', { name: 'Make a SCIM token' }))
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Sixth')
  await userEvent.click(form.getByRole('button', { name: 'Make the token' }))
  expect(await form.findByText(message)).toBeVisible()
})

it('revokes a token, which then has no action any more', async () => {
  let tokens: unknown[] = [TOKEN]
  const area = open(() => tokens, {
    [`DELETE ${PATH}/${TOKEN.id}`]: () => {
      tokens = [{ ...TOKEN, revokedBy: 'lee@harbor.test', revokedAt: '2026-11-23T12:00:00Z' }]
      return { status: 204 }
    },
  })
  await act('Okta', 'Revoke')
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(area.notices).toEqual(['The token Okta was revoked.']))
  expect(await screen.findByText('Nov 23, 2026, by lee@harbor.test')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Actions for Okta' })).toBeNull()
})
