import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { InboxQuestion } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { TrainingDashboardRoute } from '../training-dashboard.route.tsx'

const question = (id: number): InboxQuestion => ({
  id,
  moduleCode: CORE_MODULES[0]!.code,
  lessonId: null,
  trainerName: null,
  text: `Question ${id}`,
  askedAt: '2026-11-02T10:00:00.000Z',
  answer: null,
  learner: { id: 12, name: 'Kim Novak', email: 'kim@oncall.test' },
})

const answerTo = async (id: number) => {
  const card = (await screen.findByText(`Question ${id}`)).closest('article') as HTMLElement
  return within(card).findByRole('textbox', { name: 'Your answer' })
}

beforeEach(() => sessionStorage.clear())

test('preserves a typed answer when another tab of the page is opened in between', async () => {
  const { fetch } = fakeApi({ 'GET /questions': [question(1), question(2)] })
  renderPage(TrainingDashboardRoute, {
    path: '/training-dashboard',
    at: '/training-dashboard?view=questions',
    platform: { fetch, session: signedInAs({ isProfessionalPartner: true }) },
  })
  await userEvent.type(await answerTo(2), 'Use a guard rail.')
  await userEvent.click(screen.getByRole('tab', { name: 'Learners' }))
  expect(screen.queryByText('Question 2')).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: /Questions/ }))
  expect(await answerTo(2)).toHaveValue('Use a guard rail.')
  expect(await answerTo(1)).toHaveValue('')
})
