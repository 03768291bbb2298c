import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OwnModuleReview } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { OwnReview } from './own-review.tsx'

const WRITTEN: OwnModuleReview = {
  ...{ stars: 4, comment: 'Muy claro.', language: 'es', state: 'pending', reason: '' },
  writtenAt: '2026-11-24T17:15:00.000Z',
}

function open(review: OwnModuleReview | null | undefined, routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  const list = review === undefined ? [] : [{ code: 'IC0110', review }]
  const api = fakeApi({ 'GET /module-reviews/own': list, ...routes })
  renderPage(() => <OwnReview code="IC0110" title="Ladder Safety" />, {
    platform: { fetch: api.fetch, session: signedInAs(), notify: (_, message) => notices.push(message) },
  })
  return { ...api, notices }
}

it('is sent with stars, and names the field where they are missing', async () => {
  let isUp = false
  const list = () => ({ body: [{ code: 'IC0110', review: isUp ? WRITTEN : null }] })
  const { calls, notices } = open(null, {
    'GET /module-reviews/own': list,
    'PUT /modules/IC0110/review': () =>
      isUp ? { body: WRITTEN } : { status: 503, body: { message: 'Try later.' } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Write a review of Ladder Safety' }))
  const dialog = screen.getByRole('dialog', { name: 'Your review of Ladder Safety' })
  expect(within(dialog).getByText(/Our staff read it first/)).toBeVisible()
  const send = () => userEvent.click(within(dialog).getByRole('button', { name: 'Send review' }))
  await send()
  const rating = within(dialog).getByRole('combobox', { name: /^Rating/ })
  await waitFor(() => expect(rating).toHaveFocus())
  expect(rating).toHaveAccessibleDescription(/Choose from 1 to 5 stars\./)
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
  await userEvent.selectOptions(rating, '4 stars of 5')
  await userEvent.type(
    within(dialog).getByRole('textbox', { name: /What should other people/ }),
    'Muy claro.',
  )
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /^Language/ }), 'Español')
  await send()
  expect(await within(dialog).findByText('Try later.')).toBeVisible()
  isUp = true
  await send()
  await waitFor(() => expect(notices).toHaveLength(1))
  expect(notices[0]).toMatch(/Our staff will read your review/)
  const sent = calls.findLast(({ method }) => method === 'PUT')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your review' })).toHaveFocus())
  expect(sent?.body).toEqual({ stars: 4, comment: 'Muy claro.', language: 'es' })
})

it('asks before what was typed is lost', async () => {
  open(null)
  await userEvent.click(await screen.findByRole('button', { name: /^Write a review/ }))
  await userEvent.type(screen.getByRole('textbox', { name: /What should other people/ }), 'Half a')
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /What should other people/ })).toHaveValue('Half a')
})

it.each([
  [{ state: 'pending' }, /^Waiting for a check by our staff/],
  [{ state: 'published' }, /^Published on the page/],
  [{ state: 'rejected', reason: 'It names a person.' }, /^Not published\. Reason: It names a person\./],
] as const)('says what became of it: %j', async (given, text) => {
  open({ ...WRITTEN, ...given })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText('4 stars of 5')).toBeVisible()
  expect(screen.getByText('Muy claro.')).toHaveAttribute('lang', 'es')
})

it('is deleted after a question', async () => {
  let isGone = false
  const { calls, notices } = open(WRITTEN, {
    'GET /module-reviews/own': () => ({ body: [{ code: 'IC0110', review: isGone ? null : WRITTEN }] }),
    'DELETE /modules/IC0110/review': () => {
      isGone = true
      return { status: 204 }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete your review of Ladder Safety' }))
  const dialog = screen.getByRole('alertdialog', { name: 'Delete your review of Ladder Safety?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(notices).toEqual(['Your review was deleted.']))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Review this module' })).toHaveFocus())
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true)
})

it('is offered to nobody without a certificate of the module', async () => {
  const { calls } = open(undefined)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
