import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeUser, type FakeCall } from '@platform/shared-contracts/testing'
import type { LoginOutcome } from '../app/shell-services.ts'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { Component as LoginRoute } from './login.route.tsx'

const LOOKUP = 'GET /auth/company-by-domain'

async function open(lookup: unknown) {
  const login = jest.fn(async (): Promise<LoginOutcome> => ({ ok: true, user: fakeUser }))
  const { services, calls } = fakeShell({ api: { [LOOKUP]: lookup }, login })
  renderInShell(<LoginRoute />, services, '/login')
  await userEvent.click(screen.getByRole('tab', { name: 'Company Login' }))
  const username = screen.getByLabelText('Company username')
  const enter = (value: string) => fireEvent.change(username, { target: { value } })
  return { login, calls, username, enter }
}

describe('company login (spec sections 2, 5, 7 and 8)', () => {
  it('asks for a company username with the printed placeholder, and a password', async () => {
    const { username } = await open({ companyId: 4 })
    expect(username).toBeRequired()
    expect(username).toHaveAttribute('placeholder', '{email}')
    expect(screen.getByLabelText('Password')).toBeRequired()
  })

  it('looks the company up from the part after the @, and notes that it is verified', async () => {
    const { enter, calls } = await open({ companyId: 4 })
    enter('ana')
    enter('ana@acme.test')
    expect(await screen.findByText('Company verified')).toBeInTheDocument()
    expect(calls.map(({ path }) => path)).toEqual(['/auth/company-by-domain?domain=acme.test'])
  })

  it('signs in with username, password and the id of the company', async () => {
    const { enter, login } = await open({ companyId: 'c-4' })
    enter('ana@acme.test')
    await screen.findByText('Company verified')
    await userEvent.type(screen.getByLabelText('Password'), 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(login).toHaveBeenCalledWith({
      kind: 'ldap',
      username: 'ana@acme.test',
      password: 'secret',
      companyId: 'c-4',
    })
  })

  it.each([
    ['no company id', {}],
    ['a company id of null', { companyId: null }],
  ])('says so after %s', async (_, answer) => {
    const { enter } = await open(answer)
    enter('ana@acme.test')
    expect(await screen.findByText('No company found for this domain.')).toBeInTheDocument()
  })

  it.each([
    ['a failed call', () => ({ status: 500 })],
    ['no answer', new TypeError('Failed to fetch')],
  ])('says so after %s', async (_, answer) => {
    const { enter } = await open(answer)
    enter('ana@acme.test')
    expect(await screen.findByText('Unable to fetch company information.')).toBeInTheDocument()
  })

  it.each(['ana', 'ana@nowhere.test'])('refuses to sign in %s without a company id', async (name) => {
    const { enter, login } = await open({})
    enter(name)
    if (name.includes('@')) await screen.findByText('No company found for this domain.')
    await userEvent.type(screen.getByLabelText('Password'), 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Company ID is required for LDAP login.')
    expect(screen.getByLabelText('Company username')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByLabelText('Company username')).toHaveFocus()
    expect(login).not.toHaveBeenCalled()
  })

  it('takes the refusal back when the company is found after all', async () => {
    const late: { answer?: () => void } = {}
    const { enter, username } = await open(
      () => new Promise((resolve) => (late.answer = () => resolve({ body: { companyId: 1 } }))),
    )
    enter('ana@acme.test')
    await userEvent.type(screen.getByLabelText('Password'), 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Company ID is required for LDAP login.')
    late.answer?.()
    await screen.findByText('Company verified')
    await waitFor(() => expect(screen.queryByText('Company ID is required for LDAP login.')).toBeNull())
    expect(username).not.toHaveAttribute('aria-invalid')
  })

  it('says at each field that it is empty, the first of them focused', async () => {
    const { username, login } = await open({ companyId: 4 })
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(username).toHaveAttribute('aria-invalid', 'true'))
    expect(username).toHaveFocus()
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Fill in this field.')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(login).not.toHaveBeenCalled()
  })

  it('ignores a late answer for a value edited since (decisions.md)', async () => {
    const late: { answer?: () => void } = {}
    const { enter } = await open((call: FakeCall) =>
      call.path.includes('slow')
        ? new Promise((resolve) => (late.answer = () => resolve({ body: { companyId: 1 } })))
        : { body: {} },
    )
    const read = jest.spyOn(Response.prototype, 'json')
    enter('ana@slow.test')
    await waitFor(() => expect(late.answer).toBeDefined())
    enter('ana@fast.test')
    await screen.findByText('No company found for this domain.')
    late.answer?.()
    // The page has read the late answer, and has had the time to show it.
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
    await act(() => read.mock.results[1]?.value as Promise<unknown>)
    expect(screen.queryByText('Company verified')).toBeNull()
    expect(screen.getByText('No company found for this domain.')).toBeInTheDocument()
  })
})
