import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signedInAs } from '@platform/shared-contracts/testing'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { Component as AccountRoute } from './account.route.tsx'

const PROFILE = {
  email: 'ana@oncall.test',
  firstName: 'Ana',
  lastName: 'Reyes',
  companyName: 'Acme',
  state: 'TX',
  hasPassword: true,
  memberSince: '2025-03-01T12:00:00.000Z',
}
const HERE = {
  id: 1,
  device: 'Firefox on Windows',
  startedAt: '2025-03-01T12:00:00.000Z',
  lastUsedAt: '2025-03-02T12:00:00.000Z',
  isCurrent: true,
}
const THERE = { ...HERE, id: 2, device: 'Safari on iPhone', isCurrent: false }
const NO_SECOND_FACTOR = {
  totp: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  isRequired: false,
  arePasskeysPossible: true,
}
const ANSWERS = {
  'GET /account/second-factor': NO_SECOND_FACTOR,
  'GET /account/profile': PROFILE,
  'GET /account/sessions': [HERE, THERE],
  'GET /tickets/own': [],
}

function open(api: Record<string, unknown> = {}, logout?: () => Promise<undefined>) {
  const session = signedInAs()
  const shell = fakeShell({ session, api: { ...ANSWERS, ...api }, ...(logout ? { logout } : {}) })
  renderInShell(<AccountRoute />, shell.services, '/account')
  return shell
}

const section = (name: string) => within(screen.getByRole('region', { name }))

describe('profile', () => {
  it('saves what was changed', async () => {
    const { calls, notices } = open({ 'PATCH /account/profile': PROFILE })
    const company = await screen.findByLabelText('Company name')
    await userEvent.clear(company)
    await userEvent.type(company, 'Acme Steel')
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }))
    await waitFor(() => expect(notices).toEqual([['success', 'Your profile was saved.']]))
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      firstName: 'Ana',
      lastName: 'Reyes',
      companyName: 'Acme Steel',
      state: 'TX',
    })
  })

  it("shows the server's sentence when it refuses", async () => {
    open({
      'PATCH /account/profile': () => ({ status: 422, body: { message: 'We could not find this state.' } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Save profile' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not find this state.')
  })

  it('offers to try again when it could not be loaded', async () => {
    let turn = 0
    const profile = () => ((turn += 1) === 1 ? { status: 500 } : { body: PROFILE })
    open({ 'GET /account/profile': profile })
    await userEvent.click((await screen.findAllByRole('button', { name: 'Try again' }))[0]!)
    expect(await screen.findByLabelText('First name')).toHaveValue('Ana')
  })
})

describe('password', () => {
  async function change(confirmation: string) {
    await userEvent.type(await screen.findByLabelText('Current password'), 'Training2025!')
    await userEvent.type(screen.getByLabelText('New password'), 'Ladders2026')
    await userEvent.type(screen.getByLabelText('Confirm new password'), confirmation)
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  }

  it('is changed, and the list of sessions is requested again', async () => {
    const { calls, notices } = open({ 'POST /account/password': () => ({ status: 204 }) })
    await change('Ladders2026')
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(calls.find(({ path }) => path === '/account/password')?.body).toEqual({
      currentPassword: 'Training2025!',
      newPassword: 'Ladders2026',
    })
    expect(screen.getByLabelText('Current password')).toHaveValue('')
    await waitFor(() => expect(calls.filter(({ path }) => path === '/account/sessions')).toHaveLength(2))
  })

  it('is not sent when the two differ', async () => {
    const { calls } = open()
    await change('Ladders2027')
    const field = screen.getByLabelText('Confirm new password')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Passwords do not match'))
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
    expect(calls.some(({ path }) => path === '/account/password')).toBe(false)
  })

  it('is managed elsewhere for a company account', async () => {
    open({ 'GET /account/profile': { ...PROFILE, hasPassword: false } })
    expect(await screen.findByText(/You sign in with your company account/)).toBeInTheDocument()
    expect(screen.queryByLabelText('Current password')).toBeNull()
  })
})

describe('open sessions', () => {
  it('are listed, and any but this one can be ended', async () => {
    const { calls } = open({ 'DELETE /account/sessions/2': () => ({ status: 204 }) })
    const end = await screen.findByRole('button', { name: 'End session on Safari on iPhone' })
    expect(section('Active sessions').getByText('This browser')).toBeInTheDocument()
    expect(section('Active sessions').getAllByRole('button', { name: /^End session/ })).toHaveLength(1)
    await userEvent.click(end)
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
    expect(screen.getByText('Firefox on Windows')).toBeInTheDocument()
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/account/sessions/2' })
  })

  it('are ended together, this one too, once that is confirmed', async () => {
    const logout = jest.fn(async () => undefined)
    const { calls } = open({ 'DELETE /account/sessions': () => ({ status: 204 }) }, logout)
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
    const dialog = within(screen.getByRole('alertdialog'))
    expect(logout).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    await waitFor(() => expect(logout).toHaveBeenCalled())
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/account/sessions' })
  })

  it('are ended once, however often that is clicked until the sign-out ends', async () => {
    const logout = jest.fn(() => new Promise<undefined>(() => undefined))
    const { calls } = open({ 'DELETE /account/sessions': () => ({ status: 204 }) }, logout)
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
    const dialog = screen.getByRole('alertdialog')
    const confirm = within(dialog).getByRole('button', { name: 'Sign out everywhere' })
    act(() => {
      confirm.click()
      confirm.click()
    })
    await waitFor(() => expect(logout).toHaveBeenCalled())
    expect(confirm).toBeDisabled()
    await userEvent.click(confirm)
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })

  it('stay listed when they could not be ended', async () => {
    const { notices } = open({ 'DELETE /account/sessions/2': () => ({ status: 500 }) })
    await userEvent.click(await screen.findByRole('button', { name: /^End session/ }))
    await waitFor(() => expect(notices[0]?.[0]).toBe('danger'))
    expect(screen.getByText('Safari on iPhone')).toBeInTheDocument()
  })
})

describe('data', () => {
  it('says so when they could not be fetched', async () => {
    open({ 'GET /account/export': () => ({ status: 500 }) })
    await userEvent.click(screen.getByRole('button', { name: 'Download your data' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Your data could not be fetched.')
  })
})

describe('closing the account', () => {
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close your account' }))
    const dialog = within(screen.getByRole('alertdialog'))
    const confirm = dialog.getByRole('button', { name: 'Close your account' })
    return { dialog, confirm }
  }

  it('says what is erased and what is retained, and requires the typed address', async () => {
    const logout = jest.fn(async () => undefined)
    const { calls } = open({ 'POST /account/close': () => ({ status: 204 }) }, logout)
    const { dialog, confirm } = await ask()
    expect(dialog.getByText(/certificates and training records/)).toBeInTheDocument()
    expect(confirm).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox'), signedInAs().user?.email ?? '')
    await userEvent.click(confirm)
    await waitFor(() => expect(logout).toHaveBeenCalled())
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/account/close' })
  })

  it('is sent once, however often that is clicked until the sign-out ends', async () => {
    const logout = jest.fn(() => new Promise<undefined>(() => undefined))
    const { calls } = open({ 'POST /account/close': () => ({ status: 204 }) }, logout)
    const { dialog, confirm } = await ask()
    await userEvent.type(dialog.getByRole('textbox'), signedInAs().user?.email ?? '')
    await userEvent.click(confirm)
    await waitFor(() => expect(logout).toHaveBeenCalled())
    expect(confirm).toBeDisabled()
    await userEvent.click(confirm)
    expect(calls.filter(({ path }) => path === '/account/close')).toHaveLength(1)
  })

  it('stays open with the server’s reason when it is refused', async () => {
    const message = 'This is the last super admin of the site.'
    open({ 'POST /account/close': () => ({ status: 409, body: { message } }) })
    const { dialog, confirm } = await ask()
    await userEvent.type(dialog.getByRole('textbox'), signedInAs().user?.email ?? '')
    await userEvent.click(confirm)
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  })
})
