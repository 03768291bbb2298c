import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { ReleasesRoute } from '../releases.route.tsx'

const SECRET = 'pdt_0123456789ab_the-secret'
const at = '2026-06-01T10:00:00.000Z'
const token = {
  id: '0123456789ab',
  name: 'CI of learner',
  team: 'learner',
  remotes: ['learner', 'quiz'],
  prefixes: ['/training'],
  menus: ['main'],
  state: 'active',
  createdBy: 'super@oncall.test',
  createdAt: at,
  expiresAt: '2026-08-30T10:00:00.000Z',
  revokedAt: null,
  revokedBy: null,
  lastUsedAt: at,
  lastUsedFrom: '203.0.113.7',
}
const expired = { ...token, id: 'b', name: 'Old CI', state: 'expired', lastUsedAt: null, lastUsedFrom: null }
const revoked = {
  ...token,
  id: 'c',
  name: 'Leaked',
  state: 'revoked',
  revokedAt: at,
  revokedBy: 'ops@oncall.test',
}
const created = { id: token.id, team: 'learner', name: token.name, expiresAt: token.expiresAt, token: SECRET }

function open(routes: Record<string, unknown> = {}, isOperator = true) {
  const notices: string[] = []
  const api = fakeApi({ 'GET /registry/tokens': { items: [token, expired, revoked] }, ...routes })
  renderPage(ReleasesRoute, {
    path: '/release-management',
    at: '/release-management?view=tokens',
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'super_admin', isOperator }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices }
}

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Create token' }))
  return screen.getByRole('dialog', { name: 'Create a deploy token' })
}

async function fillForm(form: HTMLElement) {
  await userEvent.click(within(form).getByRole('checkbox', { name: 'Services menu' }))
  await userEvent.type(within(form).getByLabelText(/^Name/), 'CI of learner')
  await userEvent.type(within(form).getByLabelText(/^Team/), 'learner')
  await userEvent.type(within(form).getByLabelText(/^Remotes/), 'learner, quiz')
  await userEvent.click(within(form).getByRole('button', { name: 'Create token' }))
}

test('lists each token with its state, reach, creator, end and last use', async () => {
  open()
  const row = await screen.findByRole('row', { name: /CI of learner/ })
  for (const text of ['Active', 'Paths: /training', 'Menus: main', 'super@oncall.test', 'Aug 30, 2026'])
    expect(within(row).getByText(text)).toBeVisible()
  expect(row).toHaveTextContent(/learner, quiz/)
  expect(row).toHaveTextContent(/from 203\.0\.113\.7/)
  const old = screen.getByRole('row', { name: /Old CI/ })
  expect(within(old).getByText('Expired')).toBeVisible()
  expect(within(old).getByText('Never')).toBeVisible()
  expect(screen.getByRole('row', { name: /Leaked/ })).toHaveTextContent(/Revoked.*by ops@oncall\.test/)
  expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1)
})

test('says that there is no token yet', async () => {
  open({ 'GET /registry/tokens': { items: [] } })
  expect(await screen.findByText('No team has a deploy token yet.')).toBeVisible()
})

test('is busy until the first answer', () => {
  open({ 'GET /registry/tokens': () => new Promise(() => undefined) })
  expect(screen.getByRole('region', { name: 'Deploy tokens' })).toHaveAttribute('aria-busy', 'true')
})

test('reads the list again after a failure', async () => {
  let hasFailed = false
  open({
    'GET /registry/tokens': () => {
      if (hasFailed) return { body: { items: [token] } }
      hasFailed = true
      return { status: 500, body: { message: 'Broken.' } }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /CI of learner/ })).toBeVisible()
})

test('creates a token and shows it until it is copied', async () => {
  const user = userEvent.setup()
  const { calls } = open({ 'POST /registry/tokens': { ...created } })
  await fillForm(await openForm())
  const shown = await screen.findByRole('dialog', { name: 'CI of learner is created' })
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'CI of learner',
    team: 'learner',
    remotes: ['learner', 'quiz'],
    prefixes: [],
    menus: ['services'],
    days: 90,
  })
  expect(within(shown).getByLabelText('Deploy token')).toHaveValue(SECRET)
  await user.click(within(shown).getByRole('button', { name: 'Copy token' }))
  expect(await within(shown).findByText('The token is copied.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(SECRET)
  await userEvent.click(within(shown).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a token that was not copied is lost only by a second try', async () => {
  open({ 'POST /registry/tokens': { ...created } })
  await fillForm(await openForm())
  const shown = await screen.findByRole('dialog', { name: 'CI of learner is created' })
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
  await user.click(within(shown).getByRole('button', { name: 'Copy token' }))
  expect(await within(shown).findByText(/Select the token and copy it yourself/)).toBeVisible()
  await userEvent.click(within(shown).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(within(shown).getByRole('alert')).toHaveTextContent('You have not copied the token.')
  await userEvent.click(within(shown).getByRole('button', { name: 'Close without copying' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('says at each field what is wrong, focuses the first, and sends nothing', async () => {
  const { calls } = open()
  const form = await openForm()
  await userEvent.clear(within(form).getByLabelText(/^Days/))
  await userEvent.type(within(form).getByLabelText(/^Team/), 'Learner Team')
  await userEvent.click(within(form).getByRole('button', { name: 'Create token' }))
  expect(within(form).getByLabelText(/^Team/)).toHaveAccessibleDescription(
    /lowercase letters.*such as learner/,
  )
  expect(within(form).getByLabelText(/^Remotes/)).toHaveAccessibleDescription(/Enter at least one remote/)
  expect(within(form).getByLabelText(/^Days/)).toHaveAccessibleDescription(/from 1 to 365/)
  const name = within(form).getByLabelText(/^Name/)
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toBeInvalid()
  expect(calls.every(({ method }) => method === 'GET')).toBe(true)
})

test('asks before a form with input is closed', async () => {
  open()
  const form = await openForm()
  await userEvent.type(within(form).getByLabelText(/^Team/), 'learner')
  await userEvent.click(within(form).getByRole('button', { name: 'Cancel' }))
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(within(form).getByLabelText(/^Team/)).toHaveValue('learner')
  await userEvent.click(within(form).getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test("shows the server's refusal at its field and preserves the input", async () => {
  open({
    'POST /registry/tokens': () => ({
      status: 422,
      body: { message: 'Some fields are wrong.', fields: { 'remotes.1': 'There is no quiz.' } },
    }),
  })
  const form = await openForm()
  await fillForm(form)
  const remotes = within(form).getByLabelText(/^Remotes/)
  await waitFor(() => expect(remotes).toHaveAccessibleDescription(/There is no quiz\./))
  expect(remotes).toHaveFocus()
  expect(remotes).toHaveValue('learner, quiz')
})

test('revokes a token after asking; a refusal stays in the question', async () => {
  let isUp = false
  const { notices } = open({
    [`DELETE /registry/tokens/${token.id}`]: () =>
      isUp
        ? { body: { ...token, state: 'revoked', revokedAt: at, revokedBy: 'super@oncall.test' } }
        : { status: 503, body: { message: 'Try again.' } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for CI of learner' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Revoke' }))
  const question = screen.getByRole('alertdialog', { name: 'Revoke CI of learner?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Revoke' }))
  expect(await within(question).findByText('Try again.')).toBeVisible()
  isUp = true
  await userEvent.click(within(question).getByRole('button', { name: 'Revoke' }))
  await screen.findByRole('row', { name: /CI of learner/ })
  expect(notices).toEqual(['CI of learner is revoked.'])
})

test('shows a super admin who is not an operator who manages them, and requests nothing', () => {
  const { calls } = open({}, false)
  expect(screen.getByText('Releases affect every tenant.')).toBeVisible()
  expect(screen.getByText('A platform operator manages them.')).toBeVisible()
  expect(calls).toEqual([])
})
