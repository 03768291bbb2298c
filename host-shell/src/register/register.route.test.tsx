import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fill, fillIn, openRegister, sentTo, submit } from './testing/open-register.tsx'

describe('register screen (spec section 2)', () => {
  it('requires every field but the partner (section 5)', async () => {
    openRegister()
    for (const label of ['First name', 'Last name', 'Email', 'Company name', 'State'])
      expect(screen.getByLabelText(label)).toBeRequired()
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
    expect(screen.getByLabelText('Password')).toBeRequired()
    expect(screen.getByLabelText('Password')).toHaveAttribute('minlength', '8')
    expect(screen.getByLabelText('Confirm password')).toBeRequired()
    expect(screen.getAllByRole('checkbox').every((box) => box.hasAttribute('required'))).toBe(true)
    expect(await screen.findByRole('option', { name: 'No Partner Assignment' })).toBeInTheDocument()
    expect(screen.getByLabelText(/professional partner/)).not.toBeRequired()
  })

  it('links both agreements, with the password hint and the compliance disclaimer', () => {
    openRegister()
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
    expect(screen.getByText(/at least 8 characters and a mix of letters and numbers/i)).toBeInTheDocument()
    expect(screen.getByText(/educational purposes only.*not guarantee compliance/)).toBeInTheDocument()
  })

  it("lists all 50 states as 'AB - Name'", () => {
    openRegister()
    const options = within(screen.getByLabelText('State')).getAllByRole<HTMLOptionElement>('option')
    const states = options.filter(({ value }) => value !== '')
    expect(states).toHaveLength(50)
    expect(states[0]).toHaveTextContent('AL - Alabama')
    expect(states.every(({ text, value }) => text.startsWith(`${value} - `))).toBe(true)
  })

  it('shows each partner with the first certification or the title, once they are loaded', async () => {
    openRegister()
    const select = screen.getByLabelText(/professional partner/)
    expect(within(select).getByRole('option', { name: 'Loading partners...' })).toBeInTheDocument()
    expect(await within(select).findByRole('option', { name: 'Dana Fox - CSP' })).toBeInTheDocument()
    expect(within(select).getByRole('option', { name: 'Lee Park - Trainer' })).toBeInTheDocument()
    expect(within(select).getByRole('option', { name: 'No Partner Assignment' })).toBeInTheDocument()
  })

  it.each([
    ['an empty list', []],
    ['a failed call', () => ({ status: 500 })],
    ['an answer that is no list', { partners: [] }],
  ])('shows No partners available after %s (section 8)', async (_, answer) => {
    openRegister({ 'GET /auth/professional-partners': answer })
    expect(await screen.findByRole('option', { name: 'No partners available' })).toBeInTheDocument()
  })
})

describe('after registration (spec sections 4 and 9)', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('announces success after a 201, and goes to /login after 2000 ms', async () => {
    const { place } = openRegister({ 'POST /auth/register': () => ({ status: 201 }) })
    fillIn()
    fireEvent.click(screen.getByRole('button', { name: 'Create Account' }))
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('status')).toHaveTextContent(
      'Account created successfully! Please check your email to verify your account.',
    )
    await act(() => jest.advanceTimersByTimeAsync(1999))
    expect(place()).toBe('/register')
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(place()).toBe('/login')
  })

  it('takes the page for which the person came along, to the login and into the link in the email', async () => {
    const came = { reason: 'sign-in', from: '/checkout?plan=LS0100' }
    const { place, state, calls } = openRegister({ 'POST /auth/register': () => ({ status: 201 }) }, came)
    fillIn()
    fireEvent.click(screen.getByRole('button', { name: 'Create Account' }))
    await act(() => jest.advanceTimersByTimeAsync(0))
    await act(() => jest.advanceTimersByTimeAsync(2000))
    expect([place(), state()]).toEqual(['/login', came])
    expect(sentTo(calls, '/auth/register')).toMatchObject([{ from: '/checkout?plan=LS0100' }])
  })
})

describe('registration (spec sections 3, 4, 5, 7 and 8)', () => {
  const CREATED = { 'POST /auth/register': () => ({ status: 201, body: { message: 'ok' } }) }

  it('sends the specified payload', async () => {
    const { calls } = openRegister(CREATED)
    await screen.findByRole('option', { name: 'Lee Park - Trainer' })
    fillIn()
    fireEvent.change(screen.getByLabelText(/professional partner/), { target: { value: '1' } })
    await submit()
    expect(sentTo(calls, '/auth/register')).toEqual([
      {
        first_name: 'Ana',
        last_name: 'Reyes',
        email: 'ana@acme.test',
        password: 'Training2025',
        company_name: 'Acme',
        state: 'TX',
        assigned_partner_id: 'p-12',
      },
    ])
  })

  it('sends null without a partner', async () => {
    const { calls } = openRegister(CREATED)
    fillIn()
    await submit()
    expect(sentTo(calls, '/auth/register')).toMatchObject([{ assigned_partner_id: null }])
  })

  const REFUSED: [string, unknown, string][] = [
    ["the server's message", () => ({ status: 409, body: { message: 'Taken.' } }), 'Taken.'],
    ['its own words without one', () => ({ status: 500 }), 'Registration failed. Please try again.'],
    ['its own words without an answer', new TypeError('lost'), 'Registration failed. Please try again.'],
    [
      'a 200, which is no success',
      () => ({ status: 200, body: {} }),
      'Registration failed. Please try again.',
    ],
  ]
  it.each(REFUSED)('shows %s in a dismissible alert', async (_, answer, text) => {
    openRegister({ 'POST /auth/register': answer })
    fillIn()
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows what the server refuses at its field, and loses nothing', async () => {
    const fields = { first_name: 'Use another name.', password: 'Make it longer.' }
    const body = { message: 'first_name: Use another name.', code: 'invalid', fields }
    openRegister({ 'POST /auth/register': () => ({ status: 422, body }) })
    fillIn()
    await submit()
    const name = screen.getByLabelText('First name')
    await waitFor(() => expect(name).toHaveAccessibleDescription('Use another name.'))
    expect(name).toHaveFocus()
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Make it longer\./)
    expect(screen.getByLabelText('Password')).toHaveValue('Training2025')
  })

  it.each([
    ['Confirm password', 'Training2026', 'Passwords do not match'],
    ['Terms of Service', null, 'You must accept the Terms of Service to register'],
    ['Privacy Policy', null, 'You must accept the Privacy Policy to register'],
  ])('checks %s on submit', async (label, value, text) => {
    const { calls } = openRegister(CREATED)
    fillIn()
    if (value === null) fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(label) }))
    else fill(label, value)
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    const field =
      value === null
        ? screen.getByRole('checkbox', { name: new RegExp(label) })
        : screen.getByLabelText(label)
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(field).toHaveAccessibleDescription(text)
    expect(field).toHaveFocus()
    expect(sentTo(calls, '/auth/register')).toEqual([])
  })

  it('takes the mismatch back when the first password is corrected', async () => {
    openRegister(CREATED)
    fillIn()
    fill('Password', 'Training2026')
    await submit()
    const confirmation = screen.getByLabelText('Confirm password')
    await waitFor(() => expect(confirmation).toHaveAttribute('aria-invalid', 'true'))
    fill('Password', 'Training2025')
    await waitFor(() => expect(confirmation).not.toHaveAttribute('aria-invalid'))
    await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull())
  })

  it('says at each field what is missing or wrong, the first of them focused', async () => {
    const { calls } = openRegister(CREATED)
    fillIn()
    fill('First name', '')
    fill('Company name', 'https://acme.test')
    fill('State', '')
    await submit()
    const name = screen.getByLabelText('First name')
    await waitFor(() => expect(name).toHaveAccessibleDescription('Enter a name.'))
    expect(name).toHaveFocus()
    expect(name).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByLabelText('Company name')).toHaveAccessibleDescription(/Leave out web addresses/)
    expect(screen.getByLabelText('State')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sentTo(calls, '/auth/register')).toEqual([])
  })

  it('sends it once however often the button is pressed', async () => {
    const { calls } = openRegister({ 'POST /auth/register': () => new Promise(() => undefined) })
    fillIn()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create Account' }))
    expect(await screen.findByRole('button', { name: 'Creating account...' })).toBeDisabled()
    await waitFor(() => expect(sentTo(calls, '/auth/register')).toHaveLength(1))
  })

  it('asks before what was typed is lost', async () => {
    openRegister()
    fill('First name', 'Ana')
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument()
  })
})
