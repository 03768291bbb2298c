import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { Component as NewsletterRoute } from './newsletter.route.tsx'

function show(at: string, answers: Record<string, unknown>) {
  const api = fakeApi(answers)
  renderPage(NewsletterRoute, { platform: { fetch: api.fetch }, path: '/newsletter', at })
  return api
}

it('asks for an address, and says what happens next whatever the address is', async () => {
  const { calls } = show('/newsletter', { 'POST /newsletter/requests': { status: 202, body: {} } })
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@reader.test')
  await userEvent.click(screen.getByRole('button', { name: 'Send me new posts' }))
  expect(await screen.findByText(/If ana@reader\.test can receive email/)).toBeVisible()
  expect(calls[0]?.body).toMatchObject({
    email: 'ana@reader.test',
    nickname: '',
    consent: expect.stringContaining('unsubscribe'),
  })
})

it('says at the field what is wrong with an address, and sends nothing', async () => {
  const { calls } = show('/newsletter', {})
  const email = screen.getByRole('textbox', { name: 'Email' })
  await userEvent.type(email, 'nobody')
  await userEvent.click(screen.getByRole('button', { name: 'Send me new posts' }))
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Enter an email address/))
  expect(email).toHaveValue('nobody')
  expect(calls).toEqual([])
})

it('confirms only when the reader says so', async () => {
  const { calls } = show('/newsletter?confirm=abc', { 'POST /newsletter/confirmations': { status: 204 } })
  const button = await screen.findByRole('button', { name: 'Yes, send me new posts' })
  expect(calls).toEqual([])
  await userEvent.click(button)
  expect(await screen.findByText(/You are on the list/)).toBeVisible()
  expect(calls[0]?.body).toEqual({ token: 'abc' })
})

it('offers another link where one is too old', async () => {
  const gone = { status: 404, body: { message: 'gone' } }
  show('/newsletter?confirm=old', { 'POST /newsletter/confirmations': () => gone })
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, send me new posts' }))
  expect(await screen.findByText(/more than 3 days old/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible()
})

it('takes a reader off the list with the one click in the email', async () => {
  const { calls } = show('/newsletter?leave=abc', { 'POST /newsletter/leavings': { status: 204 } })
  expect(await screen.findByText(/You are unsubscribed/)).toBeVisible()
  expect(calls[0]?.body).toEqual({ token: 'abc' })
})
