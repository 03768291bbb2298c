import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, fakePlatform, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { NEW_TENANT } from './settings-form.rule.ts'
import { TenantManagementRoute } from './tenant-management.route.tsx'

const settings = {
  ...NEW_TENANT,
  name: 'Trinova',
  hosts: ['trinova.test'],
  supportEmail: 'help@trinova.test',
  supportPhone: '+1 555 010 0300',
}
const trinova = {
  id: 2,
  slug: 'trinova',
  isBuiltIn: false,
  revision: 2,
  hasDraft: false,
  settings,
  published: settings,
}

function open(at = '', routes: Record<string, unknown> = {}) {
  const api = fakeApi({ 'GET /tenants/2': trinova, 'GET /tenants/2/revisions': [], ...routes })
  renderPage(TenantManagementRoute, {
    path: '/tenant-management',
    at: `/tenant-management${at}`,
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'super_admin', isOperator: false }),
      tenant: { ...fakePlatform().tenant, id: 2, slug: 'trinova' },
    },
  })
  return api
}

beforeEach(() => sessionStorage.clear())

test('lets a super admin who is not an operator edit their own tenant, and says what needs an operator', async () => {
  const { calls } = open('', { 'PUT /tenants/2/draft': { ...trinova, hasDraft: true } })
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  expect(screen.getByText(/Other tenants and new tenants need a platform operator\./)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'All tenants' })).toBeNull()
  await userEvent.type(name, ' West')
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await screen.findByText('Edit Trinova')
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/tenants/2/draft',
    body: { settings: { name: 'Trinova West', hosts: ['trinova.test'] } },
  })
  expect(calls.filter(({ path }) => path.startsWith('/tenants?'))).toEqual([])
})

test('hosts are shown read-only, with who changes them', async () => {
  open()
  const hosts = await screen.findByRole('textbox', { name: /^Hosts/ })
  expect(hosts).toHaveAttribute('readonly')
  expect(hosts).toHaveAccessibleDescription(/Only a platform operator can change them\./)
  await userEvent.type(hosts, 'x')
  expect(hosts).toHaveValue('trinova.test')
})

test.each(['?tenant=1', '?tenant=new'])('%s is explained, requests nothing and leads back', async (at) => {
  const { calls } = open(at)
  expect(screen.getByText('This page is for platform operators')).toBeVisible()
  expect(calls).toEqual([])
  await userEvent.click(screen.getByRole('link', { name: 'Edit your tenant' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Trinova' })).toBeVisible()
})

test('the own tenant that cannot be loaded is a failure with a way to try again', async () => {
  let isUp = false
  open('', { 'GET /tenants/2': () => (isUp ? { body: trinova } : { status: 500, body: { message: 'No.' } }) })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  isUp = true
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Trinova' })).toBeVisible()
})
