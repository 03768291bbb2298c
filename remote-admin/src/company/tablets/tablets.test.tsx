import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act, kim, openCompany } from '../testing/open-company.tsx'

const rosa = {
  ...{ ...kim, id: 72, email: null, firstName: 'Rosa', lastName: 'Diaz', employeeNumber: 'E-7' },
  ...{ supervisor: null, pinMadeAt: null },
}
const page = (...items: unknown[]) => ({ items, total: items.length, page: 1, size: 20 })
const CODE = { personId: 72, name: 'Rosa Diaz', number: 'E-7', pin: '048213' }
const bodyOf = (calls: readonly { readonly method: string; readonly body?: unknown }[]) =>
  calls.findLast(({ method }) => method === 'POST')?.body

it('adds a person without email, who has a number in place of it', async () => {
  const { calls, notices } = openCompany('?tab=people', {
    'GET /company/people': page(kim),
    'POST /company/people': () => ({ status: 201, body: rosa }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add a person' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: /^This person has no email/ }))
  expect(dialog.queryByRole('textbox', { name: /^Email/ })).not.toBeInTheDocument()
  const names = dialog
    .getAllByRole('textbox')
    .map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)
  expect(names).toEqual(['Employee number', 'First name', 'Last name'])
  await userEvent.type(dialog.getByRole('textbox', { name: /^Employee number/ }), ' E-7 ')
  await userEvent.type(dialog.getByRole('textbox', { name: /^First name/ }), 'Rosa')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Last name/ }), 'Diaz')
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(notices).toEqual([
      'Rosa Diaz was added with the number E-7. Make a PIN so that they can sign in.',
    ]),
  )
  expect(bodyOf(calls)).toMatchObject({ email: null, employeeNumber: 'E-7', firstName: 'Rosa' })
})

it('shows the number of someone without email, and their new PIN once', async () => {
  const { calls } = openCompany('?tab=people', {
    'GET /company/people': page(rosa),
    'POST /company/sign-in-codes': () => ({ status: 201, body: [CODE] }),
  })
  expect(await screen.findByText('No email, number E-7')).toBeVisible()
  await act('Rosa Diaz', 'Make a PIN')
  const question = within(screen.getByRole('dialog', { name: 'Make a new PIN for Rosa Diaz?' }))
  await userEvent.click(question.getByRole('button', { name: 'Make the PIN' }))
  const cards = within(await screen.findByRole('dialog', { name: 'The PIN of Rosa Diaz' }))
  expect(cards.getByText('048213')).toBeVisible()
  expect(bodyOf(calls)).toEqual({ people: [72] })
  await userEvent.click(cards.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(cards.getByText(/Have you printed the cards/)).toBeVisible()
  await userEvent.click(cards.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(screen.queryByText('048213')).not.toBeInTheDocument()
})

it('says why no PIN was made', async () => {
  openCompany('?tab=people', {
    'GET /company/people': page({ ...rosa, pinMadeAt: '2026-11-20T12:00:00.000Z' }),
    'POST /company/sign-in-codes': () => ({ status: 429, body: { message: 'Try again in a minute.' } }),
  })
  await act('Rosa Diaz', 'Make a new PIN')
  await userEvent.click(screen.getByRole('button', { name: 'Make the PIN' }))
  expect(await screen.findByText('Try again in a minute.')).toBeVisible()
})

it('revokes a PIN after a question', async () => {
  const { calls, notices } = openCompany('?tab=people', {
    'GET /company/people': page({ ...rosa, pinMadeAt: '2026-11-20T12:00:00.000Z' }),
    'DELETE /company/people/72/sign-in-code': () => ({ status: 204 }),
  })
  await act('Rosa Diaz', 'Revoke the PIN')
  const question = within(screen.getByRole('alertdialog', { name: 'Revoke the PIN of Rosa Diaz?' }))
  await userEvent.click(question.getByRole('button', { name: 'Revoke the PIN' }))
  await waitFor(() => expect(notices).toEqual(['The PIN of Rosa Diaz was revoked.']))
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true)
})

it('makes PINs for everyone who has none, and adds a tablet whose link is shown once', async () => {
  const { calls } = openCompany('?tab=tablets', {
    'GET /company/tablets': [],
    'GET /company/people': page(rosa, { ...rosa, id: 73, firstName: 'Tom' }),
    'POST /company/sign-in-codes': () => ({ status: 201, body: [CODE, { ...CODE, personId: 73 }] }),
    'POST /company/tablets': () => ({
      status: 201,
      body: {
        ...{ id: '6f0c2f6e-3c58-4c39-9f55-0d9f6a2f5a11', url: 'https://oncall.test/tablet#abc' },
        qrCode: { size: 2, path: 'M0 0h1v1h-1z' },
      },
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Make PINs for 2 people without one' }))
  await userEvent.click(screen.getByRole('button', { name: 'Make the PINs' }))
  const cards = within(await screen.findByRole('dialog', { name: '2 PINs' }))
  expect(bodyOf(calls)).toEqual({ people: [72, 73] })
  // On paper, a dialog would be cut off.
  const onPaper = screen.getAllByText('Rosa Diaz').filter((card) => !card.closest('dialog'))
  expect(onPaper).toHaveLength(2)
  for (let press = 0; press < 2; press += 1)
    await userEvent.click(cards.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await userEvent.click(screen.getByRole('button', { name: 'Add a tablet' }))
  const form = within(screen.getByRole('dialog', { name: 'Add a tablet' }))
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Break room')
  await userEvent.click(form.getByRole('button', { name: 'Add the tablet' }))
  const link = within(await screen.findByRole('dialog', { name: 'The link for Break room' }))
  expect(link.getByRole('textbox', { name: 'Link' })).toHaveValue('https://oncall.test/tablet#abc')
})
