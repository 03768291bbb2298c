import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { api, detail, openModule } from '../testing/open-module.tsx'

const review = (day: number, given: object = {}) => ({
  author: `Ana ${String.fromCharCode(64 + day)}.`,
  ...{ stars: 4, comment: `Comment ${day}`, language: 'en' },
  writtenAt: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
  ...given,
})
const FIRST = [7, 6, 5, 4, 3].map((day) => review(day))
const LAST = [review(2, { language: 'es', comment: 'Muy claro.', stars: 1 }), review(1)]
const rated = (count: number, reviews: readonly object[]) => ({
  'GET /modules/IC0110': { ...detail, rating: { count, average: 3.6 }, reviews },
})
const structured = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>)
    .find((data) => data['@type'] === 'Course')

it('are shown with their average, stars, date and language, and more of them on request', async () => {
  let isUp = false
  const page = { items: LAST, total: 7, page: 2, size: 5 }
  openModule(
    api({
      ...rated(7, FIRST),
      'GET /modules/IC0110/reviews': () => (isUp ? { body: page } : { status: 500, body: {} }),
    }),
    { isSignedIn: false },
  )
  const section = await screen.findByRole('region', { name: 'Reviews' })
  expect(within(section).getByText('3.6 of 5 stars, from 7 reviews')).toBeVisible()
  expect(within(section).getByText('Ana G., November 7, 2026')).toBeVisible()
  expect(within(section).getAllByRole('listitem')).toHaveLength(5)
  const more = () => userEvent.click(within(section).getByRole('button', { name: 'Show more reviews' }))
  await more()
  expect(await within(section).findByText(/could not be loaded/)).toBeVisible()
  isUp = true
  await more()
  await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(7))
  expect(within(section).getAllByRole('listitem')[5]).toHaveFocus()
  expect(within(section).getByText('Muy claro.')).toHaveAttribute('lang', 'es')
  expect(within(section).getByText('1 star of 5')).toBeVisible()
  expect(within(section).queryByRole('button')).not.toBeInTheDocument()
})

it('give search engines the average of what is published, and nothing without a review', async () => {
  openModule(api(rated(1, [review(7)])), { isSignedIn: false })
  await screen.findByRole('region', { name: 'Reviews' })
  expect(structured()).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 3.6, reviewCount: 1, bestRating: 5 },
  })
})

it('say nothing where none is published', async () => {
  openModule(api(), { isSignedIn: false })
  await screen.findByRole('heading', { name: 'Ladder Safety' })
  expect(screen.queryByText('Reviews')).not.toBeInTheDocument()
  expect(structured()).not.toHaveProperty('aggregateRating')
})
