import { cleanup, screen } from '@testing-library/react'
import { fakeApi } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { Component as AuthorRoute } from './author.route.tsx'

const post = {
  slug: 'ladders',
  title: 'Ladders',
  excerpt: 'Three feet.',
  author: 'Elena Márquez',
  authorSlug: 'elena-marquez',
  tags: ['ladders'],
  publishedAt: '2026-10-01T14:00:00Z',
  readingMinutes: 4,
  cover: null,
}
const profile = {
  title: 'Consultant',
  certifications: ['CIH'],
  bio: ['I train crews.'],
  publicUrl: 'elena-marquez',
}

function show(author: string, answers: Record<string, unknown>) {
  const { fetch } = fakeApi(answers)
  renderPage(AuthorRoute, { platform: { fetch }, path: '/blog/author/:author', at: `/blog/author/${author}` })
}

it('shows who wrote the posts, the way to the profile, and the posts', async () => {
  const author = { slug: 'elena-marquez', name: 'Elena Márquez', profile, posts: [post] }
  show('elena-marquez', { 'GET /blog/authors/elena-marquez': author })
  expect(await screen.findByRole('heading', { level: 1, name: 'Posts by Elena Márquez' })).toBeVisible()
  expect(screen.getByText('Consultant, CIH')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Profile and contact' })).toHaveAttribute(
    'href',
    '/consultant/elena-marquez',
  )
  expect(screen.getByRole('link', { name: 'Ladders' })).toHaveAttribute('href', '/blog/ladders')
})

it('shows the photo of the author, and their initials without one', async () => {
  const author = { slug: 'elena-marquez', name: 'Elena Márquez', posts: [post] }
  const portrait = '/api/partners/7/portrait/a1'
  show('elena-marquez', {
    'GET /blog/authors/elena-marquez': { ...author, profile: { ...profile, portrait } },
  })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Posts by Elena Márquez' })
  expect(heading.querySelector('img')).toHaveAttribute('src', portrait)
  cleanup()
  show('elena-marquez', { 'GET /blog/authors/elena-marquez': { ...author, profile } })
  expect(await screen.findByText('EM')).toBeVisible()
})

it('says that there is no such author, to search engines too', async () => {
  show('nobody', { 'GET /blog/authors/nobody': () => ({ status: 404, body: { message: 'no' } }) })
  expect(await screen.findByRole('heading', { name: 'No such author' })).toBeVisible()
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
