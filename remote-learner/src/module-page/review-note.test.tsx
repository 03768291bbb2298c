import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../testing/render-page.tsx'
import { ReviewNote } from './review-note.tsx'

const review = {
  ...{ reviewedOn: '2026-11-23', nextReviewOn: '2027-05-23', unchecked: 3 },
  sources: ['1910.147(e)(1)-(3), up.codes', '1910.147(d), lockout-tagout101.webflow.io'],
}

test('says when the rules were checked, against what, and how much is open', async () => {
  renderPage(() => <ReviewNote review={review} />)
  expect(screen.getByText(/^Reviewed on Nov 23, 2026 against 2 sources\. 3 points/)).toBeVisible()
  await userEvent.click(screen.getByText('Sources of the review'))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(review.sources)
})

test('says nothing is open where nothing is', () => {
  renderPage(() => <ReviewNote review={{ ...review, unchecked: 0 }} />)
  expect(screen.queryByText(/not been compared/)).toBeNull()
})
