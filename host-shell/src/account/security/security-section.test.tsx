import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signedInAs } from '@platform/shared-contracts/testing'
import { fakeShell, renderInShell } from '../../app/testing/fake-shell.tsx'
import { Component as AccountRoute } from '../account.route.tsx'
import { SecuritySection } from './security-section.tsx'

const NOTHING = {
  totp: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  isRequired: false,
  arePasskeysPossible: true,
}
const LAPTOP = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Laptop',
  createdAt: '2026-01-05T12:00:00.000Z',
  lastUsedAt: null,
  isSynced: true,
  host: 'localhost',
}
const FULL = {
  ...NOTHING,
  totp: { addedAt: '2026-01-05T12:00:00.000Z', lastUsedAt: null },
  passkeys: [LAPTOP],
  recoveryCodesLeft: 8,
}
const ENROLLMENT = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/x',
  qrCode: { size: 2, path: 'M0 0h1v1h-1z' },
}
const CODES = ['abcd-efgh-jkmn', 'bcde-fghj-kmnp']

function open(overview: object, api: Record<string, unknown> = {}) {
  const shell = fakeShell({
    session: signedInAs(),
    api: { 'GET /account/second-factor': overview, ...api },
  })
  renderInShell(<SecuritySection />, shell.services, '/account')
  return shell
}

it('says what is not set up', async () => {
  open(NOTHING)
  expect(await screen.findByText('Not set up.')).toBeInTheDocument()
  expect(screen.getByText('You have no passkeys yet.')).toBeInTheDocument()
  expect(screen.getByText(/You get ten codes with your first/)).toBeInTheDocument()
})

it('lists what there is', async () => {
  open(FULL)
  expect(await screen.findByText(/Set up on Jan 5, 2026/)).toBeInTheDocument()
  expect(screen.getByRole('listitem')).toHaveTextContent('Laptop')
  expect(screen.getByText('8 of 10 codes left.')).toBeInTheDocument()
})

it('offers to try again when it could not be loaded', async () => {
  open({}, { 'GET /account/second-factor': () => ({ status: 500 }) })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

it('sets an app up by its code, and shows the recovery codes once', async () => {
  const { calls } = open(NOTHING, {
    'POST /account/totp': ENROLLMENT,
    'POST /account/totp/confirm': { recoveryCodes: CODES },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Set up an app' }))
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument()
  await userEvent.keyboard('123456{Enter}')
  const shown = within(await screen.findByRole('group', { name: 'Your recovery codes' }))
  expect(shown.getByRole('heading')).toHaveFocus()
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES)
  expect(calls.find(({ path }) => path.endsWith('/confirm'))?.body).toEqual({ code: '123456' })
  await userEvent.click(shown.getByRole('button', { name: 'I saved the codes' }))
  expect(screen.queryByText(CODES[0] ?? '')).toBeNull()
})

it('says at the field that a code is wrong', async () => {
  const body = { message: 'This code is not right.', fields: { code: 'No.' } }
  open(NOTHING, {
    'POST /account/totp': ENROLLMENT,
    'POST /account/totp/confirm': () => ({ status: 422, body }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Set up an app' }))
  await userEvent.type(await screen.findByLabelText('Code from the app'), '000000{Enter}')
  const field = await screen.findByLabelText('Code from the app')
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  expect(field).toHaveFocus()
})

it('asks for the code before it sends anything, and says above the field what is not about it', async () => {
  const { calls } = open(NOTHING, {
    'POST /account/totp': ENROLLMENT,
    'POST /account/totp/confirm': () => ({ status: 409, body: { message: 'Start again.' } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Set up an app' }))
  const field = await screen.findByLabelText('Code from the app')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the code' }))
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  expect(field).toHaveFocus()
  expect(calls.some(({ path }) => path.endsWith('/confirm'))).toBe(false)
  await userEvent.type(field, '123456{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Start again.')
  expect(field).toHaveValue('123456')
})

describe('with passkeys', () => {
  beforeEach(() => Object.assign(window, { PublicKeyCredential: jest.fn() }))
  afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))

  it('names one, says at the field what is wrong with the name, and lists the new one', async () => {
    let passkeys = [LAPTOP]
    const answers = [
      { status: 422, body: { message: 'Taken.', fields: { name: 'You have one of this name.' } } },
      { status: 204 },
    ]
    open(NOTHING, {
      'GET /account/second-factor': () => ({ body: { ...NOTHING, passkeys } }),
      [`PATCH /account/passkeys/${LAPTOP.id}`]: ({ body }: { body: { name: string } }) => {
        if (answers.length === 1) passkeys = [{ ...LAPTOP, ...body }]
        return answers.shift()
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Laptop' }))
    const field = screen.getByLabelText('Name of the passkey')
    expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Fill in this field\./))
    expect(field).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(field, 'Phone{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/You have one of this name\./))
    expect(field).toHaveFocus()
    await userEvent.type(field, ' 2{Enter}')
    expect(await screen.findByRole('button', { name: 'Rename Phone 2' })).toHaveFocus()
  })

  it('returns the focus to the button of a canceled form or a renamed row', async () => {
    open({ ...NOTHING, passkeys: [LAPTOP] }, { 'POST /account/totp': ENROLLMENT })
    for (const name of ['Set up an app', 'Add a passkey', 'Rename Laptop']) {
      await userEvent.click(await screen.findByRole('button', { name }))
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
    }
  })

  it('gives the focus to the button that adds one when the passkey is removed', async () => {
    let passkeys = [LAPTOP]
    open(NOTHING, {
      'GET /account/second-factor': () => ({ body: { ...NOTHING, passkeys } }),
      [`DELETE /account/passkeys/${LAPTOP.id}`]: () => {
        passkeys = []
        return { status: 204 }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Laptop' }))
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a passkey' })).toHaveFocus())
  })
})

it('asks before it removes, and shows what the server refuses', async () => {
  const { calls } = open(FULL, {
    'DELETE /account/totp': () => ({ status: 409, body: { message: 'Add another one first.' } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the app' }))
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  const question = within(screen.getByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Remove the app' }))
  expect(await screen.findByText('Add another one first.')).toBeInTheDocument()
})

it('says where passkeys cannot be made', async () => {
  open({ ...NOTHING, arePasskeysPossible: false })
  expect(await screen.findByText(/Passkeys cannot be added here/)).toBeInTheDocument()
})

it('is the only section for an account that must add a second factor', async () => {
  const { services, calls } = fakeShell({
    session: signedInAs({ role: 'super_admin', needsSecondFactor: true }),
    api: { 'GET /account/second-factor': { ...NOTHING, isRequired: true } },
  })
  renderInShell(<AccountRoute />, services, '/account')
  expect(await screen.findByText(/it needs a second step/)).toBeInTheDocument()
  expect(calls.map(({ path }) => path)).toEqual(['/account/second-factor'])
})
