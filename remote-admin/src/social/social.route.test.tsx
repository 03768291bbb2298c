import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { SocialMediaRoute } from './social.route.tsx'

const post = {
  id: 7,
  text: 'Look up.',
  link: null,
  networks: ['x'],
  state: 'draft',
  plannedFor: null,
  postedAt: null,
  createdBy: 'ana@oncall.test',
  updatedAt: '2026-11-20T12:00:00.000Z',
}
const page = { items: [post], counts: { draft: 1, planned: 0, posted: 3 }, total: 1, page: 1, size: 20 }

function open(at: string, routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  const api = fakeApi({ 'GET /social/posts': page, 'GET /social/posts/7': post, ...routes })
  const { unmount } = renderPage(SocialMediaRoute, {
    path: '/social-media',
    at: `/social-media${at}`,
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'admin' }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices, leave: unmount }
}

beforeEach(() => sessionStorage.clear())

test('lists posts by state, says that they are posted by hand, and marks one as posted', async () => {
  const { calls, notices } = open('', { 'POST /social/posts/7/posted': { ...post, state: 'posted' } })
  const user = userEvent.setup()
  expect(await screen.findByRole('row', { name: /Look up\./ })).toHaveTextContent('Draft')
  expect(screen.getByText(/No social network account is connected/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Actions for Look up/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Copy text' }))
  expect(await navigator.clipboard.readText()).toBe('Look up.')
  await user.click(screen.getByRole('button', { name: /Actions for Look up/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Mark as posted' }))
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    baseUpdatedAt: post.updatedAt,
    isPosted: true,
  })
  await user.click(screen.getByRole('button', { name: 'Posted (3)' }))
  expect(calls.at(-1)?.path).toContain('state=posted')
  expect(notices).toEqual(['The text is copied.', 'Marked as posted.'])
})

test('counts and previews what is written, and preserves it when it could not be saved', async () => {
  open('?post=new', { 'POST /social/posts': () => ({ status: 500, body: { message: 'Not now.' } }) })
  const text = screen.getByRole('textbox', { name: 'Text' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'X' }))
  await userEvent.click(text)
  await userEvent.paste('a'.repeat(260))
  await userEvent.type(screen.getByRole('textbox', { name: 'Link' }), 'https://www.osha.gov/fall-protection')
  const x = screen.getByRole('checkbox', { name: 'X' })
  expect(x).toHaveAccessibleDescription(/285 of 280 characters.*5 characters too long/)
  expect(screen.getByRole('checkbox', { name: 'LinkedIn' })).toHaveAccessibleDescription(/298 of 3,000/)
  const previews = within(screen.getByRole('region', { name: 'Preview' }))
  expect(previews.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['LinkedIn', 'X'])
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Not now.')).toBeVisible()
  expect(text).toHaveValue('a'.repeat(260))
  expect(sessionStorage.getItem('7:social-edit:new')).toContain('aaa')
})

test('lets the second of two editors decide', async () => {
  const theirs = { ...post, text: 'Look down.', updatedAt: '2026-11-21T12:00:00.000Z' }
  let isTheirs = false
  const { calls } = open('?post=7', {
    'GET /social/posts/7': () => ({ body: isTheirs ? theirs : post }),
    'PUT /social/posts/7': ({ body }: { body: { baseUpdatedAt: string } }) => {
      isTheirs = true
      return body.baseUpdatedAt === theirs.updatedAt
        ? { body: { ...theirs, text: 'Look up. Always.' } }
        : { status: 409, body: { message: 'stale', code: 'post-stale' } }
    },
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), ' Always.')
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/now reads: “Look down\.”/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Look up. Always.')
  await userEvent.click(screen.getByRole('button', { name: 'Keep my version' }))
  expect(await screen.findByRole('button', { name: 'Save draft' })).toBeDisabled()
  expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
    baseUpdatedAt: theirs.updatedAt,
    post: { text: 'Look up. Always.', plannedFor: null },
  })
})

test('marks what is wrong, focuses the first of it, and sends nothing', async () => {
  const { calls } = open('?post=new')
  await userEvent.type(screen.getByRole('textbox', { name: 'Link' }), 'osha.gov')
  await userEvent.click(screen.getByRole('checkbox', { name: 'LinkedIn' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  const text = screen.getByRole('textbox', { name: 'Text' })
  await waitFor(() => expect(text).toHaveFocus())
  expect(text).toHaveAccessibleDescription(/Write the post first\./)
  expect(screen.getByRole('textbox', { name: 'Link' })).toBeInvalid()
  expect(screen.getByRole('group', { name: 'Networks' })).toHaveAccessibleDescription(
    'Choose at least one network.',
  )
  expect(screen.getByRole('checkbox', { name: 'LinkedIn' })).toBeInvalid()
  expect(calls).toEqual([])
})

test('shows what the server refused at its field', async () => {
  const fields = { plannedFor: 'Choose a time in the future.' }
  open('?post=7', { 'PUT /social/posts/7': () => ({ status: 422, body: { message: 'Not ready.', fields } }) })
  const date = await screen.findByLabelText('Day and time')
  await userEvent.type(date, '2020-01-02T03:04')
  await userEvent.click(screen.getByRole('button', { name: 'Save and schedule' }))
  await waitFor(() => expect(date).toHaveFocus())
  expect(date).toHaveAccessibleDescription(/Choose a time in the future\./)
})

test('stores what is typed when the user leaves, and while a new post is saved', async () => {
  const saved = Promise.withResolvers<{ body: object }>()
  const created = { ...post, text: 'Look' }
  const { leave } = open('?post=new')
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Look')
  leave()
  open('?post=new', { 'POST /social/posts': () => saved.promise, 'GET /social/posts/7': created })
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Look')
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), ' up')
  await act(async () => saved.resolve({ body: created }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Post' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Look up')
  expect(screen.getByRole('button', { name: 'Save draft' })).toBeEnabled()
})

test('does not overwrite a time that was not changed', async () => {
  const planned = { ...post, state: 'planned', plannedFor: '2026-12-01T12:00:30.000Z' }
  const { calls } = open('?post=7', { 'GET /social/posts/7': planned, 'PUT /social/posts/7': planned })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Save and schedule' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save and schedule' })).toBeDisabled())
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    baseUpdatedAt: post.updatedAt,
    post: { text: 'Look up.!', link: null, networks: ['x'], plannedFor: planned.plannedFor },
  })
})

test('deletes a post after asking', async () => {
  const { calls, notices } = open('', { 'DELETE /social/posts/7': () => ({ status: 204 }) })
  await userEvent.click(await screen.findByRole('button', { name: /Actions for Look up/ }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  const question = screen.getByRole('alertdialog', { name: 'Delete this post?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(notices).toEqual(['The post is deleted.']))
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toContain('baseUpdatedAt=')
})
