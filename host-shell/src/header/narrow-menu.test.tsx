import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signedInAs } from '@platform/shared-contracts/testing'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { Header } from './header.tsx'

const routes = [
  { path: '/progress', chunk: 'progress' },
  { path: '/admin', chunk: 'admin', access: { superAdmin: true as const } },
]
const nav = [
  { menu: 'main' as const, label: { en: 'Progress' }, to: '/progress', order: 30 },
  { menu: 'admin' as const, label: { en: 'Admin Dashboard' }, to: '/admin', order: 10 },
]

async function open(logout = jest.fn(async () => undefined)) {
  const listings = [{ id: 'all', contract: '^2.0.0', routes, nav }]
  const session = signedInAs({ role: 'admin', managedCompany: { id: 3, name: 'Harbor Steel' } })
  const { services } = fakeShell({ listings, routes, logout, session })
  const view = renderInShell(<Header language={null} />, services, '/somewhere')
  const button = screen.getByRole('button', { name: 'Menu' })
  await userEvent.click(button)
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
  return { ...view, button, logout, panel: within(panel!) }
}

const panelIsGone = () => expect(screen.getAllByRole('navigation')).toHaveLength(1)

describe('menu of a narrow screen', () => {
  it('holds the entries of all menus, with the reason of a lock in words', async () => {
    const { panel, button } = await open()
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(panel.getByRole('link', { name: 'Progress' })).toHaveAttribute('href', '/progress')
    expect(panel.getByRole('link', { name: 'Training' })).toHaveAttribute('href', '/dashboard')
    expect(panel.getByRole('link', { name: /^Admin Dashboard/ })).toHaveTextContent(
      'Only super admins can open this page.',
    )
    expect(await panel.findByText('Ana Reyes')).toBeInTheDocument()
    expect(panel.getByText('ana@oncall.test')).toBeInTheDocument()
    expect(panel.getByRole('link', { name: 'Your company' })).toHaveAttribute('href', '/company')
  })

  it('closes with Escape and gives the focus back', async () => {
    const { button } = await open()
    await userEvent.keyboard('{Escape}')
    panelIsGone()
    expect(button).toHaveFocus()
  })

  it('closes at a press outside, and when a page is chosen', async () => {
    const { button, panel } = await open()
    await userEvent.click(panel.getByRole('link', { name: 'Progress' }))
    await waitFor(panelIsGone)
    await userEvent.click(button)
    await userEvent.click(document.body)
    panelIsGone()
  })

  it('logs out and goes home', async () => {
    const { panel, logout, place } = await open()
    await userEvent.click(panel.getByRole('button', { name: 'Logout' }))
    expect(logout).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(place()).toBe('/'))
  })
})
