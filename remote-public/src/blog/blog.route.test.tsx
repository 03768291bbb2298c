import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { BlogPost } from '@platform/shared-contracts/http'
import { fakeApi } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { Component as BlogRoute } from './blog.route.tsx'
import { Component as PostRoute } from './post.route.tsx'

const POST: BlogPost = {
  slug: 'lockout-the-yearly-look',
  title: 'Lockout: the yearly look',
  excerpt: 'Once a year, somebody else watches.',
  author: 'Dale Whitaker',
  tags: ['lockout'],
  publishedAt: '2026-10-01T14:00:00Z',
  updatedAt: '2026-11-02T14:00:00Z',
  readingMinutes: 4,
  cover: { url: '/api/blog/drawings/yearly-look.svg', alt: 'A form with four lines.' },
  moduleCode: 'IC0116',
  body: [
    { kind: 'heading', text: 'Who may look' },
    { kind: 'paragraph', text: 'Not the one who uses it.' },
    { kind: 'heading', text: 'What to write down' },
    {
      kind: 'picture',
      name: 'yearly-look',
      alt: 'A form with four lines.',
      caption: 'A made-up record.',
      url: '/api/blog/drawings/yearly-look.svg',
    },
    { kind: 'heading', text: 'Checklist: one inspection' },
    { kind: 'checklist', items: ['At the machine', 'Certified'] },
  ],
}
const listOf = (...items: BlogPost[]) => ({
  items,
  tags: ['lockout', 'ppe'],
  total: items.length,
  page: 1,
  size: 12,
})

function show(answers: Record<string, unknown>, at = '/blog', path = '/blog') {
  const api = fakeApi(answers)
  return {
    api,
    ...renderPage(path === '/blog' ? BlogRoute : PostRoute, { platform: { fetch: api.fetch }, path, at }),
  }
}

it('lists the posts with author, day and reading time, and leads to each', async () => {
  show({ 'GET /blog': listOf(POST) })
  expect(await screen.findByRole('link', { name: POST.title })).toHaveAttribute('href', `/blog/${POST.slug}`)
  expect(screen.getByText('4 min read')).toBeVisible()
  expect(screen.getByText('October 1, 2026')).toBeVisible()
})

it('shows the drawing of a post on its card', async () => {
  show({ 'GET /blog': listOf(POST) })
  const cover = await screen.findByRole('img', { name: 'A form with four lines.' })
  expect(cover).toHaveAttribute('src', '/api/blog/drawings/yearly-look.svg')
})

it('shows the drawing with its caption, and a checklist to tick', async () => {
  show({ [`GET /blog/${POST.slug}`]: POST }, `/blog/${POST.slug}`, '/blog/:slug')
  expect(await screen.findByRole('figure')).toHaveTextContent('A made-up record.')
  const box = screen.getByRole('checkbox', { name: 'Certified' })
  await userEvent.click(box)
  expect(box).toBeChecked()
})

it('leads to the posts before and after, and to the checklist as a file', async () => {
  const around = {
    ...POST,
    previous: { slug: 'older', title: 'The older one' },
    next: { slug: 'newer', title: 'The newer one' },
    body: [{ kind: 'checklist', items: ['One'], url: '/api/blog/x/checklist' }],
  }
  show({ [`GET /blog/${POST.slug}`]: around }, `/blog/${POST.slug}`, '/blog/:slug')
  expect(await screen.findByRole('link', { name: /The older one/ })).toHaveAttribute('href', '/blog/older')
  expect(screen.getByRole('link', { name: /The newer one/ })).toHaveAttribute('href', '/blog/newer')
  expect(screen.getByRole('link', { name: /PDF/ })).toHaveAttribute('href', '/api/blog/x/checklist')
})

it('stores topic and search in the URL', async () => {
  const { api, router } = show({ 'GET /blog': listOf(POST) }, '/blog?page=2')
  await screen.findByText(POST.title)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'ppe')
  expect(router.state.location.search).toBe('?tag=ppe')
  await userEvent.type(screen.getByRole('searchbox'), 'gloves')
  await waitFor(() => expect(api.calls.at(-1)?.path).toBe('/blog?q=gloves&tag=ppe'))
})

it('shows a post under its own title with its contents and the module behind it', async () => {
  show({ [`GET /blog/${POST.slug}`]: POST }, `/blog/${POST.slug}`, '/blog/:slug')
  expect(await screen.findByRole('heading', { level: 1, name: POST.title })).toBeVisible()
  expect(screen.getByRole('link', { name: 'What to write down' })).toHaveAttribute(
    'href',
    '#what-to-write-down',
  )
  expect(screen.getByRole('heading', { name: 'What to write down' })).toHaveAttribute(
    'id',
    'what-to-write-down',
  )
  expect(screen.getByText('Updated November 2, 2026')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Lockout/Tagout' })).toHaveAttribute('href', '/modules/IC0116')
  expect(document.title).toBe('OnCall Safety - Lockout: the yearly look')
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent!)
  expect(data).toMatchObject({ '@type': 'Article', headline: POST.title, dateModified: POST.updatedAt })
})

it('offers the newest posts when the post does not exist', async () => {
  show({ 'GET /blog': listOf(POST) }, '/blog/gone', '/blog/:slug')
  expect(await screen.findByRole('heading', { name: 'Post not found' })).toBeVisible()
  expect(await screen.findByRole('link', { name: POST.title })).toBeVisible()
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
