import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { withProof } from '../app/proof.ts'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { LazyProofDialog } from './lazy-proof-dialog.tsx'

const WAYS = { password: true, code: true, passkey: false }
const NEEDED = { status: 403, body: { message: 'Please confirm that it is you.', code: 'proof-required' } }

/** A page that calls something which wants a proof first, and is answered with 204 after it. */
function open(api: Record<string, unknown> = {}) {
  let isProved = false
  const { services, calls } = fakeShell({
    api: {
      'GET /account/proof': WAYS,
      'POST /account/proof': () => {
        isProved = true
        return { status: 204 }
      },
      'DELETE /account/totp': () => (isProved ? { status: 204 } : NEEDED),
      ...api,
    },
  })
  renderInShell(<LazyProofDialog />, services, '/account')
  const verify = jest.fn(async () => undefined)
  const user = { id: 1 }
  const fetch = withProof(services.fetch, { verify, waiting: services.proof, userId: () => user.id })
  return {
    user,
    calls,
    verify,
    fetch,
    waiting: services.proof,
    remove: () => act(() => fetch('/account/totp', { method: 'DELETE' })),
  }
}

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }))

it('asks for a factor that the account has, and repeats the call', async () => {
  const { fetch, calls } = open()
  const answer = fetch('/account/totp', { method: 'DELETE' })
  await userEvent.type(await screen.findByLabelText('Password'), 'Training2025!')
  await userEvent.type(screen.getByLabelText('Code from your authenticator app'), '123456')
  await confirm()
  expect((await answer).status).toBe(204)
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /account/totp',
    'GET /account/proof',
    'POST /account/proof',
    'DELETE /account/totp',
  ])
  expect(calls[2]?.body).toEqual({ kind: 'secrets', password: 'Training2025!', code: '123456' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('does not repeat the call for another user who has signed in meanwhile', async () => {
  const { fetch, calls, user } = open()
  const answer = fetch('/account/totp', { method: 'DELETE' })
  await userEvent.type(await screen.findByLabelText('Password'), 'Training2025!')
  await userEvent.type(screen.getByLabelText('Code from your authenticator app'), '123456')
  user.id = 2
  await confirm()
  expect((await answer).status).toBe(403)
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

it('asks nothing of another user who has signed in before the refusal', async () => {
  const { fetch, calls, user } = open()
  const answer = fetch('/account/totp', { method: 'DELETE' })
  user.id = 2
  expect((await answer).status).toBe(403)
  expect(calls).toHaveLength(1)
})

it('asks once for several calls', async () => {
  const { fetch } = open()
  const answers = [1, 2].map(() => fetch('/account/totp', { method: 'DELETE' }))
  await userEvent.type(await screen.findByLabelText('Password'), 'Training2025!')
  await userEvent.type(screen.getByLabelText('Code from your authenticator app'), '123456')
  await confirm()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([204, 204])
})

it('says at the field what is wrong', async () => {
  const body = {
    message: 'This is not your current password. Please try again.',
    fields: { password: 'No.' },
  }
  const { fetch } = open({ 'POST /account/proof': () => ({ status: 422, body }) })
  void fetch('/account/totp', { method: 'DELETE' })
  await userEvent.type(await screen.findByLabelText('Password'), 'guess')
  await userEvent.type(screen.getByLabelText('Code from your authenticator app'), '123456')
  await confirm()
  const field = screen.getByLabelText('Password')
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  expect(field).toHaveFocus()
})

it('passes the refusal on when the user cancels', async () => {
  const { fetch } = open()
  const answer = fetch('/account/totp', { method: 'DELETE' })
  await screen.findByLabelText('Password')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect((await answer).status).toBe(403)
})

it('ignores every other refusal, and verifies the session again when a second factor is missing', async () => {
  const refusal = (code: string) => () => ({ status: 403, body: { message: 'No.', code } })
  const { fetch, verify, waiting } = open({
    'GET /a': refusal('role'),
    'GET /b': refusal('second-factor-required'),
  })
  expect((await fetch('/a')).status).toBe(403)
  expect(verify).not.toHaveBeenCalled()
  expect((await fetch('/b')).status).toBe(403)
  expect(verify).toHaveBeenCalledTimes(1)
  expect(waiting.get()).toBeNull()
})
