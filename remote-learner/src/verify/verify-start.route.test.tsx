import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../testing/render-page.tsx'
import { VerifyStartRoute } from './verify-start.route.tsx'

const open = () => renderPage(VerifyStartRoute, { path: '/verify', at: '/verify' }).router

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
