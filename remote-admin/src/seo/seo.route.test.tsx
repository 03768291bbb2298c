import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SeoPages } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { SeoRoute } from './seo.route.tsx'

const description = 'What a visitor learns about the quizzes of this site, in one sentence.'
const pages: SeoPages = {
  siteName: 'OnCall',
  items: [
    {
      path: '/quizzes',
      page: null,
      own: { title: 'Quizzes', description, updatedAt: '2026-06-01T10:00:00.000Z', updatedBy: 'a@b.test' },
    },
    { path: '/pricing', page: { title: 'Plans', description: 'One plan for each crew.' }, own: null },
  ],
}

function open(routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  const api = fakeApi({ 'GET /seo': pages, ...routes })
  renderPage(SeoRoute, {
    path: '/seo',
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'super_admin' }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices }
}

const edit = async (path: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${path}` }))
  return screen.getByRole('dialog', { name: `Search result for ${path}` })
}

describe('The descriptions of public pages', () => {
  it('are listed with what needs attention', async () => {
    open()
    expect(await screen.findByRole('row', { name: /\/pricing.*Description under 50/ })).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Customized')
    expect(screen.queryByRole('row', { name: /\/pricing/ })).toBeNull()
  })

  it('are checked at the field before they are sent', async () => {
    const { calls } = open()
    const dialog = await edit('/quizzes')
    const text = within(dialog).getByRole('textbox', { name: 'Description' })
    await userEvent.clear(text)
    await userEvent.type(text, 'Short')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(text).toHaveFocus())
    expect(text).toHaveAccessibleDescription(/Use at least 20 characters/)
    expect(calls.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('are saved, with a preview that follows the typing', async () => {
    const { calls, notices } = open({ 'PUT /seo': pages })
    const dialog = await edit('/quizzes')
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Title' }), ' for crews')
    expect(within(dialog).getByText('OnCall - Quizzes for crews')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = { path: '/quizzes', title: 'Quizzes for crews', description }
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual(sent)
    expect(notices).toEqual(['The search result for /quizzes was saved.'])
  })

  it('are reset to the default; a refusal is shown in the form', async () => {
    open({ 'DELETE /seo': () => ({ status: 503, body: { message: 'Try later.' } }) })
    const dialog = await edit('/quizzes')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset to default' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Try later.')
  })

  it('show a refusal of what the dialog has no field for', async () => {
    const fields = { path: 'This page is gone.' }
    open({ 'PUT /seo': () => ({ status: 422, body: { message: 'Not saved.', fields } }) })
    const dialog = await edit('/quizzes')
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Title' }), '!')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This page is gone.')
  })

  it('say that they were not reset when the server does not', async () => {
    open({ 'DELETE /seo': () => ({ status: 503 }) })
    const dialog = await edit('/quizzes')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset to default' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This was not sent.')
  })
})
