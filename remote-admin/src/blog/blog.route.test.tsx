import { screen, within } from '@testing-library/react'
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
  renderPage(BlogAdminRoute, {
    path: '/admin/blog',
    at: `/admin/blog${at}`,
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'admin' }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices }
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
