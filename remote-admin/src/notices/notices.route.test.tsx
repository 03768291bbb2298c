import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Notice } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { NoticesRoute } from './notices.route.tsx'

const rule: Notice = {
  id: 3,
  title: 'New rule',
  text: 'Read the update.',
  link: null,
  startsOn: '2026-11-20',
  endsOn: '2026-12-31',
  audience: 'learners',
}

function open(routes: Record<string, unknown> = {}) {
  const shown: string[] = []
  const api = fakeApi({ 'GET /admin/notices': { items: [rule], total: 1, page: 1, size: 20 }, ...routes })
  renderPage(NoticesRoute, {
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'admin' }),
      notify: (_, message) => shown.push(message),
    },
  })
  return { ...api, shown }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const input = (name: string | RegExp) => screen.getByRole('textbox', { name })

async function choose(action: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for New rule' }))
  await userEvent.click(screen.getByRole('menuitem', { name: action }))
}

test('lists notices with audience and days, and asks the API for another order', async () => {
  const { calls } = open()
  const row = await screen.findByRole('row', { name: /New rule/ })
  for (const text of ['Learners', 'Nov 20, 2026', 'Dec 31, 2026'])
    expect(within(row).getByText(text)).toBeVisible()
  expect(calls[0]?.path).toBe('/admin/notices?q=&audience=&page=1&size=20&sort=-startsOn')
  await userEvent.click(screen.getByRole('button', { name: /^Title/ }))
  await waitFor(() => expect(calls.at(-1)?.path).toContain('sort=title'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shown to' }), 'partners')
  await waitFor(() => expect(calls.at(-1)?.path).toContain('audience=partners'))
})

test('marks what is wrong in a new notice, focuses the first of it, and adds it when it is right', async () => {
  const { calls, shown } = open({ 'POST /admin/notices': { ...rule, id: 4, title: 'Closed Friday' } })
  await press('Add a notice')
  await userEvent.type(input('Text'), 'The office is closed.')
  await userEvent.type(screen.getByLabelText(/^First day/), '2026-11-27')
  await userEvent.type(screen.getByLabelText(/^Last day/), '2026-11-26')
  await press('Save')
  const title = input('Title')
  await waitFor(() => expect(title).toHaveFocus())
  expect(title).toHaveAccessibleDescription('Enter a title.')
  await userEvent.type(title, 'Closed Friday')
  await press('Save')
  const last = screen.getByLabelText(/^Last day/)
  await waitFor(() => expect(last).toHaveFocus())
  expect(last).toHaveAccessibleDescription(/The last day is before the first day\./)
  expect(calls.every(({ method }) => method === 'GET')).toBe(true)
  await userEvent.clear(last)
  await userEvent.type(last, '2026-11-27')
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Closed Friday',
    text: 'The office is closed.',
    link: null,
    startsOn: '2026-11-27',
    endsOn: '2026-11-27',
    audience: 'everyone',
  })
  expect(shown).toEqual(['Closed Friday was saved.'])
})

test('changes a notice, and shows what the server refuses at its field', async () => {
  const refusal = { message: 'Some fields are wrong.', fields: { link: 'There is no such page.' } }
  const { calls } = open({ 'PUT /admin/notices/3': () => ({ status: 422, body: refusal }) })
  await choose('Edit')
  expect(screen.getByRole('dialog', { name: 'Edit New rule' })).toBeVisible()
  await userEvent.type(input(/^Link/), '/nowhere')
  await press('Save')
  await waitFor(() => expect(input(/^Link/)).toHaveAccessibleDescription(/There is no such page\./))
  expect(input(/^Link/)).toHaveFocus()
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    link: '/nowhere',
    title: 'New rule',
  })
})

test('asks before what was typed is lost', async () => {
  open()
  await choose('Edit')
  await userEvent.type(input('Title'), ' for all')
  await press('Cancel')
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(input('Title')).toHaveValue('New rule for all')
  await press('Cancel')
  await press('Leave')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('deletes a notice after asking; a refusal stays in the question', async () => {
  let isUp = false
  const { shown } = open({
    'DELETE /admin/notices/3': () =>
      isUp ? { status: 204 } : { status: 503, body: { message: 'Try later.' } },
  })
  await choose('Delete')
  const question = screen.getByRole('alertdialog', { name: 'Delete New rule?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await within(question).findByText('Try later.')).toBeVisible()
  isUp = true
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(shown).toEqual(['New rule was deleted.'])
})
