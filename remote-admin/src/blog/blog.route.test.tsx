import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { BlogAdminRoute } from './blog.route.tsx'

const post = {
  slug: 'ladders',
  title: 'Ladders',
  author: 'Ana Reyes',
  tags: ['ladders'],
  state: 'draft',
  publishedAt: null,
  updatedAt: '2026-11-20T12:00:00.000Z',
  updatedBy: 'ana@oncall.test',
  revision: 3,
  excerpt: 'Three feet that save a life.',
  moduleCode: 'IC0110',
  body: [
    { kind: 'heading', text: 'Why' },
    { kind: 'list', items: ['Tie it', 'Look'] },
  ],
  formerSlugs: [],
}
const page = { items: [post], counts: { draft: 1, planned: 0, published: 0 }, total: 1, page: 1, size: 20 }

function open(at: string, routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  const api = fakeApi({ 'GET /admin/blog': page, 'GET /admin/blog/ladders': post, ...routes })
  const { unmount } = renderPage(BlogAdminRoute, {
    path: '/admin/blog',
    at: `/admin/blog${at}`,
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'admin' }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices, leave: unmount }
}

beforeEach(() => sessionStorage.clear())

test('lists posts by state, and asks the server for one state', async () => {
  const { calls } = open('')
  expect(await screen.findByRole('row', { name: /Ladders/ })).toHaveTextContent('Draft')
  await userEvent.click(screen.getByRole('button', { name: 'Drafts (1)' }))
  expect(calls.at(-1)?.path).toContain('state=draft')
})

test('saves what was written against the version it started from, and previews it', async () => {
  const { calls, notices } = open('?post=ladders', { 'PUT /admin/blog/ladders': { ...post, revision: 4 } })
  const text = await screen.findByRole('textbox', { name: /^Text/ })
  expect(text).toHaveValue('## Why\n\n- Tie it\n- Look')
  await userEvent.type(text, '{enter}{enter}> Mind the gap')
  expect(within(screen.getByRole('region', { name: 'Preview' })).getByText('Mind the gap')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/only staff can see it/)).toBeVisible()
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    baseRevision: 3,
    post: { body: [...post.body, { kind: 'note', text: 'Mind the gap' }] },
  })
  expect(notices).toEqual(['Saved.'])
})

test('lets the second of two editors decide', async () => {
  const theirs = { ...post, title: 'Ladders and stairs', revision: 4, updatedBy: 'bo@oncall.test' }
  let isSaved = false
  const { calls } = open('?post=ladders', {
    'GET /admin/blog/ladders': () => ({ body: isSaved ? theirs : post }),
    'PUT /admin/blog/ladders': ({ body }: { body: { baseRevision: number } }) => {
      isSaved = true
      return body.baseRevision === 4
        ? { body: { ...post, revision: 5 } }
        : { status: 409, body: { message: 'stale', code: 'revision-stale' } }
    },
  })
  await userEvent.type(await screen.findByRole('textbox', { name: /^Summary/ }), ' Really.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByText(/bo@oncall.test saved it .* differ from yours: Title, Summary/),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Keep my version' }))
  await screen.findByText(/only staff can see it/)
  expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({ baseRevision: 4 })
})

test('says why a post cannot be published', async () => {
  open('?post=ladders', {
    'POST /admin/blog/ladders/publication': () => ({
      status: 422,
      body: {
        message: 'The post is not ready to publish.',
        fields: { body: 'At least 300 characters.' },
      },
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Publish...' }))
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }))
  expect(await screen.findByText('The post is not ready to publish.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveAccessibleDescription(/At least 300/)
})

const textbox = (name: RegExp) => screen.findByRole('textbox', { name })
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('marks what is wrong in a new post, focuses the first of it, and sends nothing', async () => {
  const { calls } = open('?post=new')
  const [title, address] = [await textbox(/^Title/), await textbox(/^Address/)]
  await userEvent.type(await textbox(/^Author/), 'Ana')
  await click('Save draft')
  await waitFor(() => expect(title).toHaveFocus())
  expect(title).toHaveAccessibleDescription('Enter a title.')
  expect(address).toBeInvalid()
  await userEvent.type(title, 'Stairs & rails')
  expect(address).toHaveValue('stairs-rails')
  await waitFor(() => expect(address).toBeValid())
  expect(calls).toEqual([])
})

test('shows what the server refused at its field', async () => {
  const fields = { slug: 'Another post has this address.' }
  open('?post=ladders', {
    'PUT /admin/blog/ladders': () => ({
      status: 409,
      body: { message: 'Taken.', code: 'slug-taken', fields },
    }),
  })
  const address = await textbox(/^Address/)
  await userEvent.type(address, '-2')
  await click('Save')
  await waitFor(() => expect(address).toHaveFocus())
  expect(address).toHaveAccessibleDescription(/Another post has this address\./)
  expect(address).toHaveValue('ladders-2')
})

test('stores what is typed when the user leaves, with the version that it started from', async () => {
  const { leave } = open('?post=ladders')
  await userEvent.type(await textbox(/^Summary/), ' Really.')
  leave()
  const { calls } = open('?post=ladders', {
    'GET /admin/blog/ladders': { ...post, title: 'Ladders and stairs', revision: 4 },
    'PUT /admin/blog/ladders': () => ({ status: 409, body: { message: 'stale', code: 'revision-stale' } }),
  })
  const summary = await textbox(/^Summary/)
  await waitFor(() => expect(summary).toHaveValue(`${post.excerpt} Really.`))
  expect(await textbox(/^Title/)).toHaveValue('Ladders and stairs')
  await click('Save')
  expect(await screen.findByText(/differ from yours: Summary\./)).toBeVisible()
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ baseRevision: 3 })
  await click('Use their version')
  expect(summary).toHaveValue(post.excerpt)
  expect(await textbox(/^Title/)).toHaveValue('Ladders and stairs')
  expect(sessionStorage).toHaveLength(0)
})

test('schedules a post for a time to come only', async () => {
  const { calls, notices } = open('?post=ladders', {
    'POST /admin/blog/ladders/publication': {
      ...post,
      state: 'planned',
      publishedAt: '2098-01-02T03:04:00.000Z',
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Publish...' }))
  const time = screen.getByLabelText('Day and time')
  await userEvent.type(time, '2020-01-02T03:04')
  await click('Schedule')
  await waitFor(() => expect(time).toHaveFocus())
  expect(time).toHaveAccessibleDescription(/Choose a time in the future, or publish it now\./)
  await userEvent.clear(time)
  await userEvent.type(time, '2098-01-02T03:04')
  await click('Schedule')
  await waitFor(() => expect(notices).toEqual([expect.stringMatching(/^The post is scheduled for/)]))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText(/^Scheduled for/)).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    baseRevision: 3,
    at: new Date('2098-01-02T03:04').toISOString(),
  })
})

test('says why a new post was saved but not published', async () => {
  const { notices } = open('?post=new', {
    'POST /admin/blog': post,
    'POST /admin/blog/ladders/publication': () => ({ status: 422, body: { message: 'Not ready.' } }),
  })
  await userEvent.type(await textbox(/^Title/), 'Ladders')
  await userEvent.type(await textbox(/^Author/), 'Ana')
  await click('Publish...')
  await click('Publish now')
  await waitFor(() => expect(notices).toEqual(['Saved.', 'Not ready.']))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Ladders' })).toBeVisible())
  expect(sessionStorage).toHaveLength(0)
})

test('deletes a draft after asking', async () => {
  const { calls, notices } = open('', { 'DELETE /admin/blog/ladders': () => ({ status: 204 }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ladders' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete draft' }))
  const question = screen.getByRole('alertdialog', { name: 'Delete “Ladders”?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete draft' }))
  await waitFor(() => expect(notices).toEqual(['The draft is deleted.']))
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toContain('baseRevision=3')
})
