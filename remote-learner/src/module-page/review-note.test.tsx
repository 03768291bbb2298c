import { screen } from '@testing-library/react'
import { renderPage } from '../testing/render-page.tsx'
import { ReviewNote } from './review-note.tsx'

const review = {
  ...{ reviewedOn: '2026-11-23', nextReviewOn: '2027-05-23', unchecked: 3 },
  // As an older server sends them.
  sources: ['1910.147(e)(1)-(3), up.codes'],
}

test('says when the rules were checked and how much is open, and names no source', () => {
  renderPage(() => <ReviewNote review={review} />)
  expect(
    screen.getByText('Reviewed on Nov 23, 2026. 3 points not yet checked against the CFR.'),
  ).toBeVisible()
  expect(document.body).not.toHaveTextContent('up.codes')
})

test('says nothing is open where nothing is', () => {
  renderPage(() => <ReviewNote review={{ ...review, unchecked: 0 }} />)
  expect(screen.queryByText(/not yet checked/)).toBeNull()
})
