import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PasswordField, TextAreaField, TextField } from './field.tsx'
import { SelectField } from './select-field.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'

test('a field is found by its label and described by its hint', async () => {
  const { container } = render(<TextField label="Company name" hint="As on certificates." required />)
  const field = screen.getByLabelText('Company name')
  expect(field).toBeRequired()
  expect(field).toHaveAccessibleDescription('As on certificates.')
  expect(field).not.toHaveAttribute('aria-invalid')
  await expectAccessible(container)
})

test('an error marks the field, joins its description and appears in a live region', async () => {
  const { container, rerender } = render(<TextField label="Host" hint="Without a port." />)
  const region = container.querySelector('[aria-live=assertive]')
  expect(region).toBeEmptyDOMElement()

  rerender(<TextField label="Host" hint="Without a port." error="A host name has no spaces." />)
  expect(container.querySelector('[aria-live=assertive]')).toBe(region)
  expect(region).toHaveTextContent('A host name has no spaces.')
  const field = screen.getByLabelText('Host')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Without a port. A host name has no spaces.')
  await expectAccessible(container)
})

test('a status is announced politely', () => {
  const { container } = render(<TextField label="Email" status="Checking..." />)
  expect(container.querySelector('[aria-live=polite]')).toHaveTextContent('Checking...')
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Checking...')
})

test("passes the caller's attributes to the input", async () => {
  const onChange = jest.fn()
  render(<TextField label="Email" type="email" name="email" autoComplete="email" onChange={onChange} />)
  const field = screen.getByLabelText('Email')
  await userEvent.type(field, 'a')
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(field).toHaveAttribute('type', 'email')
  expect(field).toHaveAttribute('autocomplete', 'email')
})

test('shows a password only on request', async () => {
  const { container } = render(<PasswordField label="Password" defaultValue="secret" />)
  const field = screen.getByLabelText('Password')
  expect(field).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show what you typed' }))
  expect(field).toHaveAttribute('type', 'text')
  expect(field).toHaveValue('secret')
  await userEvent.click(screen.getByRole('button', { name: 'Hide what you typed' }))
  expect(field).toHaveAttribute('type', 'password')
  await expectAccessible(container)
})

test('accepts several lines in a text area', async () => {
  render(<TextAreaField label="Question" />)
  await userEvent.type(screen.getByLabelText('Question'), 'One{Enter}Two')
  expect(screen.getByLabelText('Question')).toHaveValue('One\nTwo')
})

const STATES = [
  { value: 'AL', label: 'AL - Alabama' },
  { value: 'AK', label: 'AK - Alaska', isDisabled: true },
]

function StateField() {
  const [value, setValue] = useState('')
  return (
    <SelectField
      label="State"
      options={STATES}
      emptyOption="Select a state"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      error={value ? undefined : 'Choose one.'}
    />
  )
}

test('a select offers its options after the empty one', async () => {
  const { container } = render(<StateField />)
  const select = screen.getByRole('combobox', { name: 'State' })
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Select a state', 'AL - Alabama', 'AK - Alaska'])
  expect(select).toBeInvalid()
  expect(within(select).getByRole('option', { name: 'AK - Alaska' })).toBeDisabled()
  await userEvent.selectOptions(select, 'AL - Alabama')
  expect(select).toHaveValue('AL')
  expect(select).toBeValid()
  await expectAccessible(container)
})
