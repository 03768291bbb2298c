import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SearchResult } from '@platform/shared-contracts/http'
import { fakeApi } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { Component as SearchRoute } from './search.route.tsx'

const FOUND: SearchResult = {
  groups: [
    {
      kind: 'module',
      total: 1,
      hits: [{ title: 'Ladder safety', text: '29 CFR 1926.1053', path: '/modules/IC0110' }],
    },
    {
      kind: 'post',
      total: 9,
      hits: [{ title: 'Before you climb', text: 'Three points.', path: '/blog/before-you-climb' }],
    },
  ],
}

function show(answers: Record<string, unknown>, at = '/search') {
  const api = fakeApi(answers)
  return { api, ...renderPage(SearchRoute, { platform: { fetch: api.fetch }, path: '/search', at }) }
}

it('searches by keyboard, and puts the query in the address', async () => {
  const { api, router } = show({ 'GET /search': FOUND })
  expect(screen.getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/courses')
  await userEvent.type(screen.getByRole('searchbox', { name: 'What are you looking for?' }), 'ladder{Enter}')
  expect(router.state.location.search).toBe('?q=ladder')
  expect(await screen.findByRole('status')).toHaveTextContent('10 results for “ladder”')
  expect(api.calls.map(({ path }) => path)).toEqual(['/search?q=ladder'])
  const courses = screen.getByRole('region', { name: 'Courses' })
  expect(within(courses).getByRole('link', { name: 'Ladder safety' })).toHaveAttribute(
    'href',
    '/modules/IC0110',
  )
  const blog = screen.getByRole('region', { name: 'Blog' })
  expect(within(blog).getByRole('link', { name: 'See all 9' })).toHaveAttribute('href', '/blog?q=ladder')
})

it('is a form that works without scripts', async () => {
  show({ 'GET /search': FOUND }, '/search?q=ladder')
  const form = screen.getByRole('search')
  expect(form).toHaveAttribute('action', '/search')
  expect(within(form).getByRole('searchbox')).toHaveAttribute('name', 'q')
  expect(within(form).getByRole('searchbox')).toHaveValue('ladder')
  expect(await screen.findByRole('link', { name: 'Before you climb' })).toBeVisible()
})

it('says what to do where nothing was found', async () => {
  show({ 'GET /search': { groups: [] } }, '/search?q=zzqx')
  expect(await screen.findByText('Nothing was found for “zzqx”.')).toBeVisible()
  expect(screen.getByText(/use fewer words/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact')
})

it('offers to try again when the search fails', async () => {
  show({}, '/search?q=ladder')
  expect(await screen.findByText('The search could not be loaded.')).toBeVisible()
})
