import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { NEW_TENANT } from './settings-form.rule.ts'
import { TenantManagementRoute } from './tenant-management.route.tsx'

const settings = {
  ...NEW_TENANT,
  name: 'Acme Safety',
  hosts: ['acme.test'],
  supportEmail: 'help@acme.test',
  supportPhone: '+1 555 010 0300',
}
const acme = {
  id: 3,
  slug: 'acme',
  isBuiltIn: false,
  revision: 2,
  hasDraft: false,
  settings,
  published: settings,
}
const summary = {
  id: 3,
  slug: 'acme',
  name: 'Acme Safety',
  hosts: ['acme.test'],
  isBuiltIn: false,
  users: 4,
  revision: 2,
  hasDraft: false,
  logoUrl: null,
}
const revision = (number: number, note: string) => ({
  revision: number,
  publishedAt: '2026-01-02T03:04:05.000Z',
  publishedBy: 'super@oncall.test',
  note,
  settings,
})

function open(at: string, routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  const api = fakeApi({
    'GET /tenants': { items: [summary], total: 1, page: 1, size: 20 },
    'GET /tenants/3': acme,
    'GET /tenants/3/revisions': [revision(2, 'Published'), revision(1, 'Created')],
    ...routes,
  })
  renderPage(TenantManagementRoute, {
    path: '/tenant-management',
    at: `/tenant-management${at}`,
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'super_admin', isOperator: true }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices }
}

beforeEach(() => sessionStorage.clear())

test('lists tenants with their hosts, and asks the server to search', async () => {
  const { calls } = open('')
  expect(await screen.findByRole('row', { name: /Acme Safety acme acme\.test 4/ })).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox'), 'ac')
  expect(calls.at(-1)?.path).toContain('q=ac')
})

test('publishes an edit: draft first, against the revision that the editor started from', async () => {
  const { calls, notices } = open('?tenant=3', {
    'PUT /tenants/3/draft': { ...acme, hasDraft: true },
    'POST /tenants/3/publish': { ...acme, revision: 3 },
  })
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'Acme Academy')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Edit Acme Safety')
  const writes = calls.filter(({ method }) => method !== 'GET')
  expect(writes[0]).toMatchObject({
    method: 'PUT',
    body: { baseRevision: 2, settings: { name: 'Acme Academy' } },
  })
  expect(writes[1]).toMatchObject({ method: 'POST', path: '/tenants/3/publish' })
  expect(notices).toEqual(['Revision 3 is live on every page now.'])
})

test('previews a name while it is typed', async () => {
  open('?tenant=3')
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' West')
  const preview = screen.getByRole('region', { name: 'Live preview' })
  expect(within(preview).getByText(/Acme Safety West teaches/)).toBeInTheDocument()
})

test('warns when the accent could not be read as text', async () => {
  open('?tenant=3')
  await userEvent.click(await screen.findByRole('tab', { name: 'Brand' }))
  const accent = screen.getByRole('textbox', { name: 'Accent color' })
  await userEvent.clear(accent)
  await userEvent.type(accent, '#222222')
  expect(
    screen.getByText(/Accent color has a contrast of 1\.\d:1 on this background, below 4\.5:1/),
  ).toBeVisible()
})

test('sends nothing while a field is wrong, and says which', async () => {
  const { calls } = open('?tenant=3')
  const email = await screen.findByRole('textbox', { name: /Support email/ })
  await userEvent.clear(email)
  await userEvent.type(email, 'nobody')
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(email).toHaveFocus())
  expect(email).toBeInvalid()
  expect(email).toHaveAccessibleDescription(/Enter an email address like/)
  expect(calls.every(({ method }) => method === 'GET')).toBe(true)
})

test("shows the server's refusal and preserves the input, also after a reload", async () => {
  const refusal = () => ({ status: 503, body: { message: 'Try again later.' } })
  open('?tenant=3', { 'PUT /tenants/3/draft': refusal })
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await userEvent.type(name, ' 2')
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Try again later.')).toBeVisible()
  expect(name).toHaveValue('Acme Safety 2')
  cleanup()
  open('?tenant=3')
  const again = await screen.findByRole('textbox', { name: /^Name/ })
  await waitFor(() => expect(again).toHaveValue('Acme Safety 2'))
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }))
  expect(again).toHaveValue('Acme Safety')
  expect(sessionStorage).toHaveLength(0)
})

test('a restored draft reverts nothing that another admin published since', async () => {
  open('?tenant=3')
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' 2')
  cleanup()
  const theirs = { ...acme, revision: 3, settings: { ...settings, supportEmail: 'new@acme.test' } }
  const { calls } = open('?tenant=3', {
    'GET /tenants/3': theirs,
    'PUT /tenants/3/draft': ({ body }: { body: { baseRevision: number } }) =>
      body.baseRevision === 3
        ? { body: { ...theirs, hasDraft: true } }
        : { status: 409, body: { message: 'stale', code: 'revision-stale' } },
  })
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await waitFor(() => expect(name).toHaveValue('Acme Safety 2'))
  expect(screen.getByRole('textbox', { name: /Support email/ })).toHaveValue('new@acme.test')
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/^Revision 3 is published, and your edit started/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Keep my version' }))
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[0]).toMatchObject({ baseRevision: 2 })
  expect(sent()[1]).toMatchObject({
    baseRevision: 3,
    settings: { name: 'Acme Safety 2', supportEmail: 'new@acme.test' },
  })
})

test('rolls back to an old revision after asking', async () => {
  const { calls } = open('?tenant=3', { 'POST /tenants/3/rollback': { ...acme, revision: 3 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back to this' }))
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Roll back to this' }),
  )
  expect(calls).toContainEqual({ method: 'POST', path: '/tenants/3/rollback', body: { revision: 1 } })
})

test('creates a tenant from its slug and settings', async () => {
  const { calls } = open('?tenant=new', { 'POST /tenants': () => ({ status: 201, body: acme }) })
  await userEvent.type(await screen.findByRole('textbox', { name: /^Slug/ }), 'acme')
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Acme Safety')
  await userEvent.type(screen.getByRole('textbox', { name: /^Hosts/ }), 'Acme.test')
  await userEvent.type(screen.getByRole('textbox', { name: /Support email/ }), 'help@acme.test')
  await userEvent.type(screen.getByRole('textbox', { name: /Support phone/ }), '+1 555 010 0300')
  await userEvent.click(screen.getByRole('button', { name: 'Create tenant' }))
  expect(await screen.findByText('Edit Acme Safety')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    slug: 'acme',
    settings: { hosts: ['acme.test'] },
  })
})

test('names the tab on which something is wrong', async () => {
  open('?tenant=3')
  await userEvent.click(await screen.findByRole('tab', { name: 'Prices' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Electrical Safety/ }), 'free')
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByRole('tab', { name: 'Prices (1 to fix)' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Basics' })).toBeVisible()
})

test('opens the tab of what the server refuses, and focuses the field', async () => {
  const fields = { 'settings.customCss': '@import is not allowed.' }
  open('?tenant=3', { 'PUT /tenants/3/draft': () => ({ status: 422, body: { message: 'No.', fields } }) })
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' 2')
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  const css = await screen.findByRole('textbox', { name: 'Custom CSS' })
  await waitFor(() => expect(css).toHaveFocus())
  expect(css).toHaveAccessibleDescription(/@import is not allowed\./)
})

test('uploads a logo, and says why it was not taken', async () => {
  let isUp = false
  open('?tenant=3', {
    'POST /uploads': () =>
      isUp ? { body: { url: '/files/a.svg' } } : { status: 415, body: { message: 'Use PNG or SVG.' } },
  })
  await userEvent.click(await screen.findByRole('tab', { name: 'Brand' }))
  const logo = screen.getByLabelText('Logo')
  const file = (name: string) => new File(['<svg/>'], name, { type: 'image/svg+xml' })
  await userEvent.upload(logo, file('large.svg'))
  expect(await screen.findByText('Use PNG or SVG.')).toBeVisible()
  isUp = true
  await userEvent.upload(screen.getByLabelText('Logo'), file('a.svg'))
  expect(await screen.findByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/files/a.svg')
  expect(screen.getByRole('button', { name: 'Save draft' })).toBeEnabled()
})
