import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { BlogAdminRoute } from './blog.route.tsx'

const reader = {
  id: '7d9f4c1e-3a51-4d5e-9b0a-2f6f5c8f1a11',
  email: 'ana@reader.test',
  requestedAt: '2026-11-20T12:00:00.000Z',
  confirmedAt: null,
}

test('lists readers, searches them, and takes one off the list after asking', async () => {
  const shown: string[] = []
  const api = fakeApi({
    'GET /admin/newsletter': { items: [reader], total: 1, page: 1, size: 20 },
    [`DELETE /admin/newsletter/${reader.id}`]: { status: 204 },
  })
  renderPage(BlogAdminRoute, {
    path: '/admin/blog',
    at: '/admin/blog?list=readers',
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'admin' }),
      notify: (_, message) => shown.push(message),
    },
  })
  expect(await screen.findByRole('row', { name: /ana@reader\.test/ })).toHaveTextContent('Not yet')
  await userEvent.type(screen.getByRole('searchbox'), 'ana')
  await waitFor(() => expect(api.calls.at(-1)?.path).toContain('q=ana'))
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for ana@reader.test' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  const question = screen.getByRole('alertdialog', { name: 'Remove ana@reader.test from the list?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(shown).toEqual(['ana@reader.test was removed from the list.']))
})
