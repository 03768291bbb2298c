import { screen } from '@testing-library/react'
import { renderPage } from '../testing/render-page.tsx'
import { StudyTimeNote } from './study-time-note.tsx'

const study = {
  ...{
    minutes: 25,
    words: 2814,
    drawings: 1,
    exercises: 4,
    exerciseMinutes: 10,
    checkQuestions: 12,
    quizQuestions: 10,
  },
  ...{ wordsPerMinute: 238, secondsPerQuestion: 39 },
}

test('says what the minutes are computed from', () => {
  renderPage(() => <StudyTimeNote study={study} />)
  expect(screen.getByRole('heading', { name: 'How long it takes' })).toBeVisible()
  expect(
    screen.getByText(
      /^About 25 minutes: 2,814 words at 238 a minute, 1 drawing, and 22 questions .* 39 seconds each\./,
    ),
  ).toBeVisible()
  expect(
    screen.getByText(/About 10 minutes of it are 4 exercises; that part is our estimate\./),
  ).toBeVisible()
})
