import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextField } from '../fields/field.tsx'
import { Tabs } from './tabs.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'

const TABS = [
  { id: 'email', label: 'Email Login', content: <TextField label="Email" /> },
  { id: 'ldap', label: 'Company Login', content: <TextField label="Company username" /> },
  { id: 'sso', label: 'Other', content: 'Ask your administrator.' },
]

test('tabs show one panel, named by its tab', async () => {
  const { container } = render(<Tabs label="Way to sign in" tabs={TABS} />)
  expect(screen.getByRole('tablist', { name: 'Way to sign in' })).toBeVisible()
  expect(screen.getByRole('tabpanel', { name: 'Email Login' })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Company Login' }))
  expect(screen.getByRole('tabpanel', { name: 'Company Login' })).toBeVisible()
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
  await expectAccessible(container)
})

test('arrow keys, Home and End move and open; Tab moves to the panel', async () => {
  render(<Tabs label="Way to sign in" tabs={TABS} />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'Email Login' })).toHaveFocus()
  const selected = () => screen.getByRole('tab', { selected: true })
  for (const [key, name] of [
    ['ArrowRight', 'Company Login'],
    ['End', 'Other'],
    ['ArrowRight', 'Email Login'],
    ['ArrowLeft', 'Other'],
    ['Home', 'Email Login'],
  ]) {
    await userEvent.keyboard(`{${key}}`)
    expect(selected()).toHaveAccessibleName(name)
    expect(selected()).toHaveFocus()
  }
  await userEvent.tab()
  expect(screen.getByLabelText('Email')).toHaveFocus()
})

test('typed text in a tab is preserved while another is open', async () => {
  render(<Tabs label="Way to sign in" tabs={TABS} />)
  await userEvent.type(screen.getByLabelText('Email'), 'ana@oncall.test')
  await userEvent.click(screen.getByRole('tab', { name: 'Company Login' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Email Login' }))
  expect(screen.getByLabelText('Email')).toHaveValue('ana@oncall.test')
})

test('a caller that controls the value decides which tab is open', async () => {
  const onChange = jest.fn()
  render(<Tabs label="Way to sign in" tabs={TABS} value="email" onChange={onChange} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Company Login' }))
  expect(onChange).toHaveBeenCalledWith('ldap')
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Email Login')
})

test('the open tab is scrolled into view, in a list that is wider than the screen', async () => {
  const boxes: Readonly<Record<string, DOMRect>> = {
    'Way to sign in': new DOMRect(0, 0, 200, 40),
    'Email Login': new DOMRect(0, 0, 120, 40),
    'Company Login': new DOMRect(120, 0, 160, 40),
    Other: new DOMRect(280, 0, 80, 40),
  }
  const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    return boxes[this.getAttribute('aria-label') ?? this.textContent] ?? new DOMRect()
  })
  render(<Tabs label="Way to sign in" tabs={TABS} defaultValue="email" />)
  const list = screen.getByRole('tablist')
  expect(list.scrollLeft).toBe(0)
  await userEvent.click(screen.getByRole('tab', { name: 'Other' }))
  expect(list.scrollLeft).toBe(220)
  rect.mockRestore()
})
