import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { LocalServer } from './local-server.tsx'

const STARTED = { remote: null, url: 'http://localhost:3005/', expiresAt: '2026-11-23T12:30:00.000Z' }

function open(answer: unknown) {
  const { services, calls } = fakeShell({ api: { 'POST /registry/overrides': answer } })
  const loadAgain = jest.fn()
  renderInShell(<LocalServer override={null} loadAgain={loadAgain} reload={jest.fn()} />, services)
  return { calls, loadAgain, address: screen.getByLabelText('Address') }
}
const start = () => userEvent.click(screen.getByRole('button', { name: 'Use this build' }))

it('accepts no address of another machine', async () => {
  const { calls, address } = open(STARTED)
  await userEvent.clear(address)
  await userEvent.type(address, 'http://example.com/')
  await start()
  await waitFor(() => expect(address).toHaveAccessibleDescription(/Use a server on this machine/))
  expect(address).toHaveAttribute('aria-invalid', 'true')
  expect(address).toHaveFocus()
  expect(calls).toEqual([])
})

it('starts with the address and the time, and loads the page again', async () => {
  const { calls, loadAgain, address } = open(STARTED)
  await userEvent.clear(address)
  await userEvent.type(address, 'http://localhost:3005')
  await userEvent.selectOptions(screen.getByLabelText('Duration'), '60 minutes')
  await start()
  await waitFor(() => expect(loadAgain).toHaveBeenCalledTimes(1))
  expect(calls.map(({ body }) => body)).toEqual([{ url: 'http://localhost:3005/', minutes: 60 }])
})

it('says what the server refuses, and preserves the address', async () => {
  const { loadAgain, address } = open(() => ({ status: 403, body: { message: 'Only super admins may.' } }))
  await start()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'That did not work. Please try again. Only super admins may.',
  )
  expect(address).toHaveValue('http://localhost:3002/')
  expect(loadAgain).not.toHaveBeenCalled()
})
