import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { Metadata } from './metadata.tsx'

const ROUTES = [
  { path: '/login', chunk: 'login' },
  { path: '/progress', chunk: 'progress', page: { title: 'Module progress', description: 'All modules.' } },
]

test('keeps the served metadata of the document until the user opens another page', async () => {
  document.title = 'As the server said'
  const { services } = fakeShell({ routes: ROUTES })
  const page = (
    <>
      <Metadata />
      <Link to="/login">Login</Link>
      <Link to="/progress">Progress</Link>
    </>
  )
  renderInShell(page, services, '/progress')
  await act(() => import('./write-page-head.ts').then(() => undefined))
  expect(document.title).toBe('As the server said')
  await userEvent.click(screen.getByRole('link', { name: 'Login' }))
  // Of the shell's own pages the texts are fetched.
  await waitFor(() => expect(document.title).toBe('OnCall Safety - Sign in'))
  await userEvent.click(screen.getByRole('link', { name: 'Progress' }))
  await waitFor(() => expect(document.title).toBe('OnCall Safety - Module progress'))
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('All modules.')
})
