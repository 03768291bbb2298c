import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Resource } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { Component as ResourcesRoute } from './resources.route.tsx'

const LADDER: Resource = {
  id: 'ladder-inspection',
  title: 'Portable ladder inspection',
  summary: 'Before the shift.',
  type: 'checklist',
  topic: 'ladders',
  language: 'en',
  standards: ['29 CFR 1926.1053(b)'],
  moduleCode: 'IC0110',
  pages: 2,
  sizeBytes: 32_700,
  updatedOn: '2026-11-02',
  downloads: 12,
  fileUrl: '/api/resources/ladder-inspection/file',
}
const pageOf = (...items: Resource[]) => ({ items, total: items.length, page: 1, size: 24 })

function show(answers: Record<string, unknown>, at = '/free-resources') {
  const api = fakeApi(answers)
  return {
    api,
    ...renderPage(ResourcesRoute, { platform: { fetch: api.fetch }, path: '/free-resources', at }),
  }
}

it('shows each resource with its details before the download', async () => {
  show({ 'GET /resources': pageOf(LADDER) })
  const card = (await screen.findByRole('heading', { name: LADDER.title })).closest('li')!
  for (const fact of ['2 pages', '33 kB', 'Updated November 2, 2026', '12 downloads', '29 CFR 1926.1053(b)'])
    expect(within(card).getByText(fact)).toBeVisible()
  const download = within(card).getByRole('link', { name: 'Download Portable ladder inspection (PDF)' })
  expect(download).toHaveAttribute('href', LADDER.fileUrl)
  expect(download).toHaveAttribute('download')
})

it('requests what its URL says and ignores unknown values', async () => {
  const { api } = show(
    { 'GET /resources': pageOf(LADDER) },
    '/free-resources?topic=ladders&type=nonsense&page=2',
  )
  await screen.findByText(LADDER.title)
  expect(api.calls.map(({ path }) => path)).toEqual(['/resources?topic=ladders&page=2'])
  expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveValue('ladders')
})

it('stores a choice in the URL, so that it can be shared', async () => {
  const { api, router } = show({ 'GET /resources': pageOf(LADDER) })
  await screen.findByText(LADDER.title)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Toolbox talk')
  expect(router.state.location.search).toBe('?type=talk')
  expect(api.calls.at(-1)?.path).toBe('/resources?type=talk')
})

it('searches once after typing, not at each key press', async () => {
  const { api, router } = show({ 'GET /resources': pageOf(LADDER) })
  await screen.findByText(LADDER.title)
  await userEvent.type(screen.getByRole('searchbox'), 'lockout')
  await waitFor(() => expect(router.state.location.search).toBe('?q=lockout'))
  await waitFor(() =>
    expect(api.calls.map(({ path }) => path)).toEqual(['/resources', '/resources?q=lockout']),
  )
})

it('says when nothing matches, and clears everything with one click', async () => {
  const { router } = show(
    {
      'GET /resources': ({ path }: { path: string }) => ({
        body: path.includes('q=') ? pageOf() : pageOf(LADDER),
      }),
    },
    '/free-resources?q=asbestos&topic=ppe',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  expect(await screen.findByText(LADDER.title)).toBeVisible()
  expect(router.state.location.search).toBe('')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('offers to try again when the list cannot be loaded', async () => {
  const answers = [{ status: 503 }, { body: pageOf(LADDER) }]
  show({ 'GET /resources': () => answers.shift() })
  await userEvent.click(await screen.findByRole('button', { name: /try again|retry/i }))
  expect(await screen.findByText(LADDER.title)).toBeVisible()
})

it('shows the old results while the next ones load', async () => {
  const next = Promise.withResolvers<unknown>()
  show({
    'GET /resources': ({ path }: { path: string }) =>
      path.includes('type=') ? next.promise : { body: pageOf(LADDER) },
  })
  await screen.findByText(LADDER.title)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Form')
  expect(screen.getByText(LADDER.title)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Free resources' })).toHaveAttribute('aria-busy', 'true')
  next.resolve({ body: pageOf() })
  expect(await screen.findByText('No resources match.')).toBeVisible()
})

it.each([
  [{ status: 'anonymous', user: null } as const, '/login'],
  [signedInAs({ isSubscribed: false }), '/subscriptions'],
])('shows the way to a subscription', async (session, href) => {
  const api = fakeApi({ 'GET /resources': pageOf(LADDER) })
  renderPage(ResourcesRoute, { platform: { fetch: api.fetch, session } })
  for (const button of screen.getAllByRole('link', { name: 'Subscribe Now' }))
    expect(button).toHaveAttribute('href', href)
  await screen.findByText(LADDER.title)
})
