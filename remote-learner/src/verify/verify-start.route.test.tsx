import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { PlatformContext } from '@platform/shared-contracts/remote'
import { fakePlatform } from '@platform/shared-contracts/testing'
import { LearnerRoot } from '../app/learner-root.tsx'
import { VerifyStartRoute } from './verify-start.route.tsx'

function open() {
  const page = (
    <LearnerRoot>
      <VerifyStartRoute />
    </LearnerRoot>
  )
  const router = createMemoryRouter(
    [
      { path: '/verify', element: page },
      { path: '*', element: null },
    ],
    { initialEntries: ['/verify'] },
  )
  render(
    <PlatformContext value={fakePlatform()}>
      <RouterProvider router={router} />
    </PlatformContext>,
  )
  return router
}

test('opens the page of the code that was typed', async () => {
  const router = open()
  await userEvent.type(screen.getByRole('textbox', { name: /^Code of/ }), ' abcd-efgh-1234 {Enter}')
  expect(router.state.location.pathname).toBe('/verify/ABCD-EFGH-1234')
})

test('asks for a code where there is none, and checks many at once too', async () => {
  const router = open()
  await userEvent.click(screen.getByRole('button', { name: 'Check the code' }))
  expect(screen.getByRole('textbox', { name: /^Code of/ })).toBeInvalid()
  expect(router.state.location.pathname).toBe('/verify')
  expect(screen.getByRole('button', { name: 'Check codes' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'What does a certificate look like?' })).toHaveAttribute(
    'href',
    '/sample-certificate',
  )
})
