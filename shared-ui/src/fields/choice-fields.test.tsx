import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter, Link } from 'react-router-dom'
import { CheckboxField } from './checkbox-field.tsx'
import { CheckboxGroupField } from './checkbox-group-field.tsx'
import { RadioGroupField } from './radio-group-field.tsx'
import { SwitchField } from './switch-field.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'

test('does not check a checkbox by a link in its label', async () => {
  const { container } = render(
    <MemoryRouter>
      <CheckboxField
        required
        error="You must accept the Terms of Service to register"
        label={
          <>
            I accept the <Link to="/terms">Terms of Service</Link>
          </>
        }
      />
    </MemoryRouter>,
  )
  const box = screen.getByRole('checkbox', { name: 'I accept the Terms of Service' })
  expect(box).toHaveAccessibleDescription('You must accept the Terms of Service to register')
  await userEvent.click(screen.getByRole('link', { name: 'Terms of Service' }))
  expect(box).not.toBeChecked()
  await userEvent.click(screen.getByText(/I accept/))
  expect(box).toBeChecked()
  await expectAccessible(container)
})

test('toggles a switch by click and by Space', async () => {
  const { container } = render(<SwitchField label="Certificates" hint="Learners can download them." />)
  const control = screen.getByRole('switch', { name: 'Certificates' })
  expect(control).toHaveAccessibleDescription('Learners can download them.')
  await userEvent.click(control)
  expect(control).toBeChecked()
  await userEvent.keyboard(' ')
  expect(control).not.toBeChecked()
  await expectAccessible(container)
})

const ANSWERS = [
  { value: 'a', label: 'Four to one' },
  { value: 'b', label: 'As steep as it stands', hint: 'On firm ground.' },
  { value: 'c', label: 'Flat', isDisabled: true },
]

function Question() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <RadioGroupField
      label="How steep?"
      options={ANSWERS}
      value={value}
      onChange={setValue}
      error={value === null ? 'Choose one.' : undefined}
    />
  )
}

test('a radio group is one question with arrow keys between its answers', async () => {
  const { container } = render(<Question />)
  const group = screen.getByRole('group', { name: 'How steep?' })
  expect(group).toHaveAccessibleDescription('Choose one.')
  await userEvent.click(screen.getByRole('radio', { name: 'Four to one' }))
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: /As steep/ })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Flat' })).toBeDisabled()
  expect(group).toHaveAccessibleDescription('')
  await expectAccessible(container)
})

function Several() {
  const [values, setValues] = useState<readonly string[]>(['b'])
  return (
    <>
      <p id="story">The ground is soft.</p>
      <CheckboxGroupField
        label="What helps?"
        hint="Choose all that apply."
        describedBy="story"
        options={ANSWERS}
        values={values}
        onChange={setValues}
      />
      <output>{values.join()}</output>
    </>
  )
}

test('a checkbox group is one question with any number of answers, in the order of the options', async () => {
  const { container } = render(<Several />)
  const group = screen.getByRole('group', { name: 'What helps?' })
  expect(group).toHaveAccessibleDescription('The ground is soft. Choose all that apply.')
  expect(screen.getByRole('checkbox', { name: /As steep/ })).toBeChecked()
  await userEvent.click(screen.getByText('Four to one'))
  expect(screen.getByRole('status')).toHaveTextContent('a,b')
  await userEvent.keyboard('{Tab} ')
  expect(screen.getByRole('status')).toHaveTextContent('a')
  expect(screen.getByRole('checkbox', { name: 'Flat' })).toBeDisabled()
  await expectAccessible(container)
})
