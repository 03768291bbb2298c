import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { CompaniesRoute } from './companies.route.tsx'

const acme = {
  id: 3,
  name: 'Acme Ltd',
  domains: ['acme.test'],
  directory: {
    host: 'ldap.acme.test',
    port: 636,
    tls: 'ldaps',
    caPem: null,
    bindDn: 'cn=reader,dc=acme,dc=test',
    baseDn: 'ou=people,dc=acme,dc=test',
    userFilter: '(uid={account})',
    hasBindPassword: true,
  },
  people: 2,
  createdAt: '2026-01-02T03:04:05.000Z',
}

function open(at: string, routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  const api = fakeApi({
    'GET /companies': { items: [acme], total: 1, page: 1, size: 20 },
    'GET /companies/3': acme,
    'GET /companies/3/managers': [],
    ...routes,
  })
  renderPage(CompaniesRoute, {
    path: '/companies',
    at: `/companies${at}`,
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'super_admin' }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices }
}

test('lists companies with their directory', async () => {
  open('')
  expect(await screen.findByRole('row', { name: /Acme Ltd acme\.test ldap\.acme\.test:636 2/ })).toBeVisible()
})

test('saves a change without the password, which it never had', async () => {
  const { calls, notices } = open('?company=3', { 'PUT /companies/3': { ...acme, name: 'Acme Inc' } })
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  expect(screen.getByLabelText(/^Service account password/)).toHaveValue('')
  await userEvent.clear(name)
  await userEvent.type(name, 'Acme Inc')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled()
  const { body } = calls.find(({ method }) => method === 'PUT') ?? {}
  expect(body).toMatchObject({ name: 'Acme Inc', directory: { host: 'ldap.acme.test' } })
  expect(JSON.stringify(body)).not.toContain('bindPassword')
  expect(notices).toEqual(['Acme Inc was saved.'])
})

test('shows an error at its field and sends nothing', async () => {
  const { calls } = open('?company=new')
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Acme')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('textbox', { name: /^Host/ })).toBeInvalid()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('describes the result of a test, and tests only saved settings', async () => {
  const person = { dn: 'uid=jane,dc=acme', email: 'jane@acme.test', firstName: 'Jane', lastName: 'Doe' }
  const answer = { outcome: 'person-refused', message: 'The directory refused their password.', person }
  open('?company=3', { 'POST /companies/3/directory-test': answer })
  await userEvent.type(await screen.findByLabelText(/^User name \(optional/), 'jane@acme.test')
  await userEvent.click(screen.getByRole('button', { name: 'Test connection' }))
  const outcome = await screen.findByRole('alert')
  expect(outcome).toHaveTextContent('The directory refused their password.')
  expect(outcome).toHaveTextContent('Jane Doe, jane@acme.test')
  await userEvent.type(screen.getByRole('textbox', { name: /^Host/ }), 'x')
  expect(screen.getByRole('button', { name: 'Test connection' })).toBeDisabled()
})

test('adds a manager of a company, who may be an owner', async () => {
  const { calls, notices } = open('?company=3', {
    'POST /companies/3/managers': () => ({ status: 201, body: null }),
  })
  expect(await screen.findByText('Nobody manages this company yet.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Add a manager' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Email \(required\)|^Email$/ }), 'pat@acme.test')
  await userEvent.click(screen.getByRole('checkbox', { name: /^Owner/ }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Add a manager' }).at(-1)!)
  await screen.findByText('Nobody manages this company yet.')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    email: 'pat@acme.test',
    isOwner: true,
  })
  expect(notices).toEqual(['pat@acme.test can now manage this company.'])
})
