import { act, fireEvent, screen } from '@testing-library/react'
import { fill, fillIn, openRegister, sentTo } from './testing/open-register.tsx'

describe('email availability (spec sections 4 and 9)', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  it('is requested 500 ms after the last edit, and only for a value with an @', async () => {
    const { calls } = openRegister({ 'POST /auth/check-email': { available: true } })
    fill('Email', 'ana')
    await pass(600)
    fill('Email', 'ana@acme')
    await pass(499)
    fill('Email', 'ana@acme.test')
    await pass(499)
    expect(sentTo(calls, '/auth/check-email')).toEqual([])
    await pass(1)
    expect(sentTo(calls, '/auth/check-email')).toEqual([{ email: 'ana@acme.test' }])
    expect(screen.getByText('Available')).toBeInTheDocument()
  })

  it('reads Checking... meanwhile, and nothing again after an edit', async () => {
    openRegister({ 'POST /auth/check-email': () => new Promise(() => undefined) })
    fill('Email', 'ana@acme.test')
    await pass(500)
    expect(screen.getByText('Checking...')).toBeInTheDocument()
    fill('Email', 'ana@acme.tes')
    expect(screen.queryByText('Checking...')).toBeNull()
  })

  it('becomes unknown silently when the check fails (section 8)', async () => {
    openRegister({ 'POST /auth/check-email': () => ({ status: 500 }) })
    fill('Email', 'ana@acme.test')
    await pass(500)
    expect(screen.queryByText('Checking...')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('refuses an email that is known to be taken before anything else', async () => {
    const { calls } = openRegister({ 'POST /auth/check-email': { available: false } })
    fillIn()
    fill('Confirm password', 'something else')
    await pass(500)
    expect(screen.getByText('Already registered')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Create Account' }))
    await pass(0)
    expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This email is already registered. Please use a different email or login.',
    )
    expect(sentTo(calls, '/auth/register')).toEqual([])
    fill('Email', 'free@acme.test')
    await pass(0)
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid')
  })
})
